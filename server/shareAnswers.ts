/** Asks, or returns the recent answer for the same key. */
export type ShareAnswer<Answer> = (key: string, ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Shares an answer with everyone who asks at the same time or shortly after, so that a flood of calls does not become a flood of queries to
 * the database or a payment provider. A failure is shared, too, because a provider that is down needs the pause most.
 *
 * @param pauseMs how long an answer is shared after it arrives, in milliseconds
 */
export function shareAnswers<Answer>(pauseMs: number): ShareAnswer<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (key, ask) => {
    const known = answers.get(key);
    if (known) return known;
    const forget = () => void answers.delete(key);
    const later = () => (pauseMs > 0 ? setTimeout(forget, pauseMs).unref() : forget());
    const answer = ask().finally(later);
    answers.set(key, answer);
    return answer;
  };
}
