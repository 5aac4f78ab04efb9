/** All rules in `@media` of a style sheet, or inside a rule. */
export function mediaRulesIn(parent: CSSStyleSheet | CSSRule): CSSMediaRule[] {
  const own = parent instanceof CSSMediaRule ? [parent] : [];
  const inner = 'cssRules' in parent && parent.cssRules instanceof CSSRuleList ? [...parent.cssRules] : [];
  return [...own, ...inner.flatMap(mediaRulesIn)];
}

/**
 * Makes style sheets treat media queries that match `holds` as true, and those that match `fails` as false, because a page cannot set
 * the real ones. Returns an undo function.
 */
export function pretendMedia(holds: RegExp, fails: RegExp): () => void {
  const undo: (() => void)[] = [];
  for (const { media } of [...document.styleSheets].flatMap(mediaRulesIn)) {
    const before = media.mediaText;
    if (!holds.test(before) && !fails.test(before)) continue;
    media.mediaText = holds.test(before) ? 'all' : 'not all';
    undo.push(() => {
      media.mediaText = before;
    });
  }
  return () => undo.forEach((step) => step());
}
