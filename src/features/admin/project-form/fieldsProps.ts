import type { Field } from './projectFields';
import type { ProjectValues } from './projectValues';
import type { FieldMessages } from './copy';

/** What every part of the form shows and does. */
export interface FieldsProps {
  values: ProjectValues;
  messages: FieldMessages;
  /** `field` is where the change happened; the message that stands there goes. */
  onChange: (field: Field, changed: Partial<ProjectValues>) => void;
}
