/** The id of the main landmark. */
export const MAIN_ID = 'content';

const LABEL = 'Skip to content';

/** The first Tab stop of every page; visible only while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-3 left-3 z-50 -translate-y-[calc(100%+(--spacing(4)))] rounded-control bg-forest px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      {LABEL}
    </a>
  );
}
