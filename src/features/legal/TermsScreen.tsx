import { LegalPage } from './LegalPage';
import type { LegalOrganisation } from './legalText';
import { termsOf } from './terms';

interface TermsScreenProps {
  organisation: LegalOrganisation;
}

/** /terms */
export function TermsScreen({ organisation }: TermsScreenProps) {
  return <LegalPage text={termsOf(organisation)} organisation={organisation} />;
}
