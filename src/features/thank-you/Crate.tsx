import crate from './drawings/crate.svg';

/** Two people and a crate with a microscope. The heading below says thank you in words. */
export function Crate() {
  return <img src={crate} alt="" width={720} height={264} className="h-auto w-full rounded-card" />;
}
