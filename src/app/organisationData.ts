import type { Organisation } from '@/app/organisation';

/** The organisation in the words of schema.org, for search engines; the server adds its address on the web. */
export function organisationData({ name, tagline, email, phones, address, social }: Organisation) {
  return {
    '@type': 'NGO',
    name,
    description: tagline,
    email,
    address: address.join(', '),
    contactPoint: phones.map(({ label, href }) => ({
      '@type': 'ContactPoint',
      contactType: label,
      telephone: href.replace(/^tel:/, ''),
    })),
    sameAs: social.map(({ href }) => href),
  };
}
