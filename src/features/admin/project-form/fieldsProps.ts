import type { Form } from '@/lib/form/useForm';
import type { FormValues } from './projectValues';

/** Props of every part of the form. */
export interface FieldsProps {
  form: Form<FormValues>;
}
