import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fillField } from '@/components/Field/fillField.storyHelpers';
import { expectNoSidewaysScroll } from '@/components/layout.storyHelpers';
import { DonationCard } from './DonationCard';
import { fillInDonor, type Stage } from './donation.storyHelpers';

/** The longest plausible text and amounts in little space. */
const meta = {
  title: 'Public/Donation/Little room',
  component: DonationCard,
  args: {
    contactEmail: 'donations.and.partnerships@kitbridge.example',
    redirect: fn(),
    project: {
      id: 7,
      title:
        'Refurbished microscopes, centrifuges and laptops for the Obafemi-Awolowo-Memorial-Teaching-Hospital-School-of-Laboratory-Science',
    },
  },
} satisfies Meta<typeof DonationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const LONG_DONOR = {
  fullName: 'Oluwaseun Adékúnlé Chukwuemeka-Nwachukwu Babatúndé-Ògúnbíyí of Ìjẹ̀bú-Òde',
  email: 'oluwaseun.adekunle.chukwuemeka-nwachukwu@a-very-long-department.university.example',
};

/** The longest text that the card can show at once. */
async function fillInTheLongest({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: '₦ NGN' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
  await fillField(userEvent, canvas.getByRole('textbox', { name: 'Other monthly amount' }), '25000000');
  await fillInDonor({ canvas, userEvent }, LONG_DONOR);
  await expect(canvas.getByRole('button', { name: 'Donate ₦25,000,000.00 monthly' })).toBeVisible();
}

/** Text boxes may scroll; nothing else may be cut off. */
async function expectNothingCut({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await expectNoSidewaysScroll();
  const cut = [...canvasElement.querySelectorAll<HTMLElement>('*:not(input)')].filter(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );
  await expect(cut.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

export const SmallestPhone: Story = {
  tags: ['DON-12'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(window.innerWidth).toBe(320);
    await fillInTheLongest({ canvas, userEvent });
    await expectNothingCut({ canvasElement });
  },
};

/** The story above is the same as 200% zoom at 640 px; here only the text is twice as large. */
export const TextTwiceAsLarge: Story = {
  tags: ['DON-12'],
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillInTheLongest({ canvas, userEvent });
    await expectNothingCut({ canvasElement });
  },
};

export const Wide: Story = {
  tags: ['DON-12'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillInTheLongest({ canvas, userEvent });
    await expectNothingCut({ canvasElement });
  },
};

/** The width beside a project's story; currency and frequency share one row. */
export const SideColumn: Story = {
  tags: ['DON-12'],
  decorators: [(Story) => <div className="max-w-[26rem]">{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [currency, frequency] = ['Currency', 'How often'].map((name) =>
      canvas.getByRole('group', { name }).getBoundingClientRect(),
    );
    await expect([frequency?.top, frequency?.height]).toEqual([currency?.top, currency?.height]);
    await fillInTheLongest({ canvas, userEvent });
    await expectNothingCut({ canvasElement });
  },
};
