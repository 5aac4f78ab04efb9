import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Case {
  file: string;
  imports: string;
}

const ALLOWED: Case[] = [
  { file: 'src/lib/a.ts', imports: '@/lib/b' },
  { file: 'src/api/a.ts', imports: '@/lib/b' },
  { file: 'src/components/Card/Card.tsx', imports: '@/components/Link/Link' },
  { file: 'src/features/home/HomeScreen.tsx', imports: '@/features/donation/DonationCard' },
  { file: 'src/features/home/Other.tsx', imports: '@/features/newsletter/NewsletterForm' },
  { file: 'src/features/home/Another.tsx', imports: '@/features/projects/ProjectImage' },
  { file: 'src/features/newsletter/NewsletterForm.tsx', imports: '@/features/captcha/Captcha' },
  { file: 'src/features/volunteering/VolunteerForm.tsx', imports: '@/features/captcha/Captcha' },
  { file: 'src/features/donation/DonateAction.tsx', imports: '@/features/captcha/Captcha' },
  { file: 'src/features/projects/ProjectScreen.tsx', imports: '@/features/donation/DonationCard' },
  { file: 'src/features/thank-you/WhatToDo.tsx', imports: '@/features/donation/draft' },
  { file: 'src/features/admin/donations/DonationsScreen.tsx', imports: '@/features/admin/lists/Table' },
  { file: 'src/features/gift/GiftSteps.tsx', imports: '@/features/projects/ProjectImage' },
  { file: 'src/features/gift/GiftScreen.tsx', imports: '@/features/monthly-gift/PrivateLink' },
  { file: 'src/features/admin/proofs/ProofsScreen.tsx', imports: '@/features/projects/ProjectImage' },
  { file: 'src/features/admin/proofs/Own.tsx', imports: './ProofGrid' },
  { file: 'src/features/donation/DonationCard.stories.tsx', imports: '@/mocks/scenarios' },
  { file: 'src/features/admin/lists/lists.storyHelpers.ts', imports: '@/mocks/db' },
  { file: 'src/app/App.tsx', imports: '@/features/home/HomeScreen' },
  { file: 'src/mocks/db.ts', imports: '@/api/types' },
  { file: 'src/mocks/contract.ts', imports: '../../contract/document' },
  { file: 'contract/document.ts', imports: '@/api/generated/schema' },
  { file: 'server/contract/routes.ts', imports: '../../contract/document' },
  { file: 'server/handlers.ts', imports: '@/api/generated/schema' },
  { file: 'server/reports.ts', imports: '@/app/organisation' },
  { file: 'server/forms.ts', imports: '@/features/donation/donationForm' },
];

const FORBIDDEN: Case[] = [
  { file: 'src/lib/c.ts', imports: '@/api/client' },
  { file: 'src/lib/d.ts', imports: '@/components/Card/Card' },
  { file: 'src/api/c.ts', imports: '@/components/Card/Card' },
  { file: 'src/api/d.ts', imports: '@/mocks/db' },
  { file: 'src/components/Badge/Badge.tsx', imports: '@/api/types' },
  { file: 'src/components/Alert/Alert.tsx', imports: '@/features/donation/DonationCard' },
  { file: 'src/components/Input/Input.tsx', imports: 'wouter' },
  { file: 'src/features/donation/a.ts', imports: '@/app/organisation' },
  { file: 'src/features/donation/b.ts', imports: '@/mocks/db' },
  { file: 'src/features/donation/c.ts', imports: '@/features/home/HomeScreen' },
  { file: 'src/features/donation/d.ts', imports: 'wouter' },
  { file: 'src/features/donation/e.ts', imports: '../home/HomeScreen' },
  { file: 'src/features/home/a.ts', imports: '@/features/contact/ContactScreen' },
  { file: 'src/features/home/b.ts', imports: '@/features/captcha/Captcha' },
  { file: 'src/features/newsletter/a.ts', imports: '@/features/home/HomeScreen' },
  { file: 'src/features/gift/a.ts', imports: '@/features/donation/DonationCard' },
  { file: 'src/features/captcha/a.ts', imports: '@/features/newsletter/NewsletterForm' },
  { file: 'src/features/thank-you/a.ts', imports: '@/features/projects/ProjectScreen' },
  { file: 'src/features/projects/a.ts', imports: '@/features/home/HomeScreen' },
  { file: 'src/features/admin/donations/a.ts', imports: '@/features/admin/volunteers/VolunteersScreen' },
  { file: 'src/features/admin/donations/b.ts', imports: '@/features/donation/DonationCard' },
  { file: 'src/features/admin/donations/c.ts', imports: 'wouter' },
  { file: 'src/features/projects/b.ts', imports: '@/features/admin/lists/Table' },
  { file: 'src/features/home/HomeScreen.stories.tsx', imports: '@/app/organisation' },
  { file: 'src/features/admin/proofs/proofs.storyHelpers.tsx', imports: '@/app/organisation' },
  { file: 'src/features/about/about.storyHelpers.ts', imports: '@/app/organisation' },
  { file: 'src/mocks/a.ts', imports: '@/features/home/HomeScreen' },
  { file: 'src/mocks/b.ts', imports: '@/components/Card/Card' },
  { file: 'src/app/a.ts', imports: '@/mocks/db' },
  { file: 'contract/a.ts', imports: '@/lib/money' },
  { file: 'contract/b.ts', imports: '../server/http/errors' },
  { file: 'server/a.ts', imports: '@/api/client' },
  { file: 'server/c.ts', imports: '@/app/App' },
  { file: 'server/d.ts', imports: '@/features/donation/DonationCard' },
  { file: 'server/b.ts', imports: '../src/lib/money' },
];

const root = process.cwd();
const oxlint = path.join(
  path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
);

interface LintReport {
  diagnostics: { code: string; filename: string }[];
}

/** The files that the lint configuration rejects for what they import. */
function rejectedFiles(folder: string): string[] {
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as LintReport;
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => filename);
}

it('the lint configuration rejects the imports that break the rules, and no others', () => {
  const tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  try {
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
    for (const { file, imports } of [...ALLOWED, ...FORBIDDEN]) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(
        path.join(tree, file),
        `import type { Thing } from '${imports}';\nexport type Kept = Thing;\n`,
      );
    }
    expect(rejectedFiles(tree).toSorted()).toEqual(FORBIDDEN.map(({ file }) => file).toSorted());
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
});

/** A file or a module of helpers. */
const HELPER = /\.(?:story|test)Helpers(?:\.tsx?)?$|\/testing\//;
const STORY_OR_TEST = /\.(?:stories|test|bench)\.tsx?$/;
const IMPORTED = /(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm;

it('production code imports no helpers of stories and tests', () => {
  const files = ['src', 'server', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  );
  const production = files.filter(
    (file) => /\.tsx?$/.test(file) && !STORY_OR_TEST.test(file) && !HELPER.test(file),
  );
  expect(production.length).toBeGreaterThan(500);
  const wrong = production.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
      .filter(([, name = '']) => HELPER.test(name))
      .map(([, name]) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});
