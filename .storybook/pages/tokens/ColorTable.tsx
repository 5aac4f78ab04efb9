import { useState } from 'react';
import { COLOR_USES, type Pair } from './colorUses';
import { contrastRatio, formatHex } from './contrast';
import { paint, readTokens } from './readTokens';

const colorOf = (name: string) => `var(--color-${name})`;

const valueOf = (name: string) =>
  paint(getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`));

function PairSample({ front, back, atLeast }: Pair) {
  const ratio = contrastRatio(valueOf(front), valueOf(back));
  const isText = atLeast === 4.5;
  return (
    <li
      className="rounded-control border-2 px-2 py-0.5 text-14 whitespace-nowrap"
      style={{
        background: colorOf(back),
        color: isText ? colorOf(front) : undefined,
        borderColor: isText ? undefined : colorOf(front),
      }}
    >
      {`${front} on ${back} ${ratio.toFixed(1)}${ratio < atLeast ? ', too low' : ''}`}
    </li>
  );
}

interface ColorRow {
  name: string;
  hex: string;
}

function ColorRowCells({ name, hex }: ColorRow) {
  const { use = 'no use written down', pairs = [] } = COLOR_USES[name] ?? {};
  return (
    <tr className="grid gap-2 border-t py-4 md:table-row">
      <th scope="row" className="text-left align-top font-semibold md:py-4 md:pr-6">
        <span className="flex items-center gap-3 whitespace-nowrap">
          <span
            aria-hidden="true"
            className="size-11 shrink-0 rounded-control border border-control"
            style={{ background: colorOf(name) }}
          />
          {name}
        </span>
      </th>
      <td className="figures align-top text-muted md:py-6 md:pr-6">{hex}</td>
      <td className="align-top md:py-6 md:pr-6">{use}</td>
      <td className="align-top md:py-5">
        <ul className="flex flex-wrap gap-2">
          {pairs.map((pair) => (
            <PairSample key={`${pair.front} on ${pair.back}`} {...pair} />
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** Every colour of the stylesheet with its value, use and measured contrast. */
export function ColorTable() {
  const [rows] = useState(() =>
    readTokens('color').map(({ name }) => ({ name, hex: formatHex(valueOf(name)) })),
  );
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Colours</caption>
      <thead className="sr-only text-left md:not-sr-only md:table-header-group">
        <tr>
          {['Name', 'Value', 'Use', 'Contrast'].map((heading) => (
            <th key={heading} scope="col" className="py-2 text-14 font-semibold text-muted">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ColorRowCells key={row.name} {...row} />
        ))}
      </tbody>
    </table>
  );
}
