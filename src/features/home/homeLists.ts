import type { ParametersOf } from '@/api/types';

type ListQuery = NonNullable<ParametersOf<'/api/project/', 'get'>['query']>;

/** A call for the project list. `address` identifies its response in the initial HTML. */
export interface HomeList {
  address: string;
  query: ListQuery;
}

/** How many projects each part shows. */
const PAGE_SIZE = 3;

/** The project lists that the home page asks for. The server embeds the responses in the first HTML. */
export const homeLists = {
  deliveries: {
    address: `/api/project/?sort=latest_delivery&page_size=${PAGE_SIZE}`,
    query: { sort: 'latest_delivery', page_size: PAGE_SIZE },
  },
  nearlyFunded: {
    address: `/api/project/?sort=nearly_funded&status=ACTIVE&page_size=${PAGE_SIZE}`,
    query: { sort: 'nearly_funded', status: 'ACTIVE', page_size: PAGE_SIZE },
  },
} satisfies Record<string, HomeList>;
