interface PageHeadProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  noIndex?: boolean;
}

/** Title and description of the page. React moves them into the document's head. */
export function PageHead({ title, description, noIndex = false }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
