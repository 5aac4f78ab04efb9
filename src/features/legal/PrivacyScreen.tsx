import { LegalPage } from './LegalPage';
import type { LegalOrganisation } from './legalText';
import { privacyOf } from './privacy';

interface PrivacyScreenProps {
  organisation: LegalOrganisation;
}

/** /privacy */
export function PrivacyScreen({ organisation }: PrivacyScreenProps) {
  return <LegalPage text={privacyOf(organisation)} organisation={organisation} />;
}
