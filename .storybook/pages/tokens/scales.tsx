import { useState } from 'react';
import { readTokens } from './readTokens';

const SAMPLE = 'A microscope for every school: $50 or ₦50,000';

/** In steps of 4 px, as in `p-4` or `gap-6`. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24];

const RADIUS_USES: Readonly<Record<string, string>> = {
  control: 'Buttons, fields, messages',
  segment: 'A segment inside a control',
  card: 'Cards',
  full: 'Badges and round marks',
};

/** The text sizes, in both weights. */
export function TypeScale() {
  const [sizes] = useState(() => readTokens('text'));
  return (
    <dl className="grid gap-8">
      {sizes.map(({ name, value }) => (
        <div key={name} className="grid gap-1">
          <dt className="text-14 text-muted">{`${name}, ${value}`}</dt>
          <dd
            className="wrap-anywhere"
            style={{
              fontSize: `var(--text-${name})`,
              lineHeight: `var(--text-${name}--line-height)`,
              letterSpacing: `var(--text-${name}--letter-spacing, normal)`,
            }}
          >
            <p>{SAMPLE}</p>
            <p className="font-semibold">{SAMPLE}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The steps of the 4 px grid that the site uses. */
export function SpaceScale() {
  return (
    <dl className="grid gap-3">
      {STEPS.map((step) => (
        <div key={step} className="grid grid-cols-[9rem_1fr] items-center gap-4">
          <dt className="figures text-14 text-muted">{`step ${step}, ${step * 4} px`}</dt>
          <dd>
            <span
              aria-hidden="true"
              className="block h-4 rounded-full bg-forest"
              style={{ width: `calc(var(--spacing) * ${step})` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The radii and the shadow. */
export function RadiusScale() {
  const [radii] = useState(() => readTokens('radius'));
  return (
    <dl className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {radii.map(({ name, value }) => (
        <div key={name} className="grid gap-2">
          <dt className="font-semibold">{name}</dt>
          <dd className="grid gap-2 text-14 text-muted">
            <span
              aria-hidden="true"
              className="block h-24 border border-control bg-white"
              style={{ borderRadius: `var(--radius-${name})` }}
            />
            {`${value}. ${RADIUS_USES[name] ?? 'No documented use.'}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Elements above the page: menus, dialogs, toasts, the raised donation card. */
export function Shadow() {
  return (
    <p className="max-w-96 rounded-card bg-white p-6 shadow-float">
      float: for what floats, and nothing at rest
    </p>
  );
}
