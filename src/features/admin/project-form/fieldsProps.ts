import type { Form } from '@/lib/form/useForm';
import type { FormValues } from './projectValues';

/** What every part of the form is given. */
export interface FieldsProps {
  form: Form<FormValues>;
}
