import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { StoryPicture } from '../pictures/StoryPicture';
import { Rules } from './Rules';

const useMeta = () => useOf('meta', ['meta']);

function ComponentPage() {
  const { rules } = useMeta().preparedMeta.parameters;
  return (
    <>
      <Title />
      <Description of="meta" />
      {rules && <Rules {...rules} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

/** A screen's stories as pictures: rendered in one page, they would share its requests, URL and storage. */
function ScreenPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description of="meta" />
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Heading>{name}</Heading>
          <Description of={moduleExport} />
          <p>
            <a href={`./?path=/story/${id}`} target="_top">
              Open this story
            </a>
          </p>
          <Unstyled>
            <StoryPicture
              storyId={id}
              className="h-160 max-h-[75vh] rounded-card border border-line bg-sand-2"
            />
          </Unstyled>
        </section>
      ))}
    </>
  );
}

/** The documentation of a title that has no MDX page. */
export function DocsPage() {
  const { title } = useMeta().csfFile.meta;
  return title?.startsWith('Components/') ? <ComponentPage /> : <ScreenPage />;
}
