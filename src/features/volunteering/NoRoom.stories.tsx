import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { respondsWith } from '@/mocks/responses';
import { errorBodies } from '@/mocks/errorBodies';
import { recordRequests } from '@/mocks/recordRequests';
import { respondsWithCaptcha } from '@/mocks/scenarios';
import {
  applied,
  apply,
  captchaBox,
  CV,
  cvField,
  expectInvalid,
  expectKept,
  onItsPage,
  pressSend,
  silenceLog,
  type Stage,
} from './volunteering.storyHelpers';
import { VolunteerForm } from './VolunteerForm';

const requests = recordRequests();
const refused = () => respondsWith('applyAsVolunteer', 503, errorBodies.storageFull, { once: true });

/** What an applicant sees when the backend has no space for the CV. */
const meta = {
  title: 'Public/Volunteer/NoRoom',
  component: VolunteerForm,
  args: { onSent: fn() },
  beforeEach: silenceLog,
  decorators: [onItsPage],
} satisfies Meta<typeof VolunteerForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const NO_ROOM =
  'We cannot store files at the moment. Remove your CV to apply without it, or try again later.';

async function applyInVain(stage: Stage): Promise<void> {
  await apply(stage);
  await expectInvalid(cvField(stage), NO_ROOM);
  await waitFor(() => expect(cvField(stage)).toHaveFocus());
  await expectKept(stage);
  await expect(captchaBox(stage)).toBeChecked();
}

const removeCv = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: `Remove ${CV.name}` }));

/** The message says what to do, and the application can be sent without a CV. */
export const SentWithoutCv: Story = {
  tags: ['VOL-08'],
  beforeEach: ({ msw }) => msw.use(requests.start(), respondsWithCaptcha(), refused(), applied()),
  play: async (stage) => {
    await applyInVain(stage);
    await removeCv(stage);
    await expect(cvField(stage)).not.toHaveAttribute('aria-invalid');
    await expect(cvField(stage)).not.toBeRequired();
    await expect(cvField(stage)).toHaveAccessibleDescription(
      expect.stringContaining('For now, you can send your application without a CV.'),
    );
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
    const [first, second] = requests.of('applyAsVolunteer').map(({ body }) => body as object);
    await expect(first).toMatchObject({ cv: CV.name });
    await expect(Object.keys(second ?? {})).toEqual(['payload']);
    await expect(cvField(stage)).toBeRequired();
  },
};

/** Once there is space again, the CV is required as before. */
export const SpaceAvailableAgain: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      respondsWithCaptcha(),
      refused(),
      respondsWith('applyAsVolunteer', 400, errorBodies.cvMissing, { once: true }),
      applied(),
    ),
  play: async (stage) => {
    await applyInVain(stage);
    await removeCv(stage);
    await pressSend(stage);
    await expectInvalid(cvField(stage), 'Choose your CV.');
    await waitFor(() => expect(cvField(stage)).toHaveFocus());
    await stage.userEvent.upload(cvField(stage), CV);
    await expect(captchaBox(stage)).toBeChecked();
    await pressSend(stage);
    await waitFor(() => expect(stage.args.onSent).toHaveBeenCalledTimes(1));
  },
};

export const SmallestScreen: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: ({ msw }) => msw.use(respondsWithCaptcha(), refused()),
  play: async (stage) => {
    await applyInVain(stage);
    await expectNoSidewaysScroll();
  },
};
