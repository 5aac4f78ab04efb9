import useSWR from 'swr';
import { Alert } from '@/components/Alert/Alert';
import { Spinner } from '@/components/Spinner/Spinner';
import { Catalogue } from './Catalogue';
import type { IndexEntry } from './catalogue';

async function fetchIndex(address: string): Promise<IndexEntry[]> {
  const response = await fetch(address);
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** The catalogue of this Storybook, from the index that its sidebar is made of. */
export function BuiltCatalogue() {
  const { data, error } = useSWR<IndexEntry[], Error>('index.json', fetchIndex);
  if (error) return <Alert kind="error" title="Storybook’s index could not be loaded." />;
  return data ? <Catalogue index={data} /> : <Spinner label="Loading the states" />;
}
