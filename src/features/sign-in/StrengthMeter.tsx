import { clsx } from 'clsx';
import { MAX_SCORE, scorePassword, strengthOf, type Strength } from './signupRequest';
import { copy } from './copy';

const COLOR: Readonly<Record<Strength, string>> = {
  weak: 'bg-danger',
  medium: 'bg-warning',
  strong: 'bg-success',
};

const STEPS = Array.from({ length: MAX_SCORE }, (_, index) => index + 1);
const { strength: LABEL, strengths } = copy.request;

/** Shows how many of five criteria the password meets, as a word and five bars. */
export function StrengthMeter({ password }: { password: string }) {
  const score = scorePassword(password);
  const strength = strengthOf(score);
  return (
    <div className="-mt-2">
      <p aria-live="polite" className="text-14">
        {LABEL}: <span className="font-semibold">{strengths[strength]}</span>
      </p>
      <div
        role="meter"
        aria-label={LABEL}
        aria-valuemin={0}
        aria-valuemax={MAX_SCORE}
        aria-valuenow={score}
        aria-valuetext={strengths[strength]}
        className="mt-1.5 grid grid-cols-5 gap-1.5"
      >
        {STEPS.map((step) => (
          <span
            key={step}
            className={clsx('h-1.5 rounded-full', step <= score ? COLOR[strength] : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
