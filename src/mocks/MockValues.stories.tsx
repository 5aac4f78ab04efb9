import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readUserInfo, storeUserInfo } from '@/api/session';
import { signedInAmina } from '@/mocks/fixtures/admins';
import { MAGIC_VALUES } from '@/mocks/magicValues';
import { MockValues } from '@/mocks/MockValues';

/** The panel at the edge of `npm run dev:mocks`. */
const meta = {
  title: 'Journeys/MockValues',
  component: MockValues,
} satisfies Meta<typeof MockValues>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every magic value is listed, and a tester can end the session. */
export const Opened: Story = {
  beforeEach: () => storeUserInfo(signedInAmina),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mock values'));
    const values = MAGIC_VALUES.flatMap((group) => group.values).map(({ value }) => value);
    const shown = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(shown).toEqual(expect.arrayContaining(values));
    await userEvent.click(canvas.getByRole('button', { name: 'End my session' }));
    await expect(readUserInfo()).toMatchObject({ access_token: 'expired' });
  },
};
