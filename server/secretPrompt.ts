import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface SecretPrompt {
  /** Asks a question and reads one line without echo. Undefined at the end of input. */
  ask: (question: string) => Promise<string | undefined>;
  close: () => void;
}

/** Prompts at the terminal, or reads lines when the input is a pipe. */
export function openSecretPrompt(): SecretPrompt {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => process.exit(130));
  return {
    ask: async (question) => {
      process.stdout.write(question);
      const { value, done } = (await answers.next()) as { value?: string; done?: boolean };
      process.stdout.write('\n');
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}
