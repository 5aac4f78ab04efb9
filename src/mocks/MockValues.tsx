import { readUserInfo } from '@/api/session';
import { amina } from '@/mocks/fixtures/admins';
import { active } from '@/mocks/fixtures/subscriptions';
import { EXPIRED_TOKEN, MAGIC_VALUES } from '@/mocks/magicValues';
import './MockValues.css';

/** What fails without magic. */
const ORDINARY = {
  where: 'No magic needed',
  values: [
    { value: active.email, effect: 'subscribed already' },
    { value: amina.username, effect: 'a username that is taken' },
  ],
};

/** Ends the session as the server would: the next call is refused, and the browser does not know yet. */
export function endMockSession(): void {
  const userInfo = readUserInfo();
  if (!userInfo) return;
  localStorage.setItem('userInfo', JSON.stringify({ ...userInfo, access_token: EXPIRED_TOKEN }));
}

/** Lists the values that make the mocked backend fail, for testers of `npm run dev:mocks`. */
export function MockValues() {
  return (
    <aside id="mock-values" aria-label="Mock values">
      <details>
        <summary>Mock values</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it */}
        <div tabIndex={0}>
          <p>
            There is no server. A payment returns at once, any password but one signs in, and the data lasts
            until the tab is closed.
          </p>
          <p>
            <button type="button" onClick={endMockSession}>
              End my session
            </button>{' '}
            The next call from the admin area is refused.
          </p>
          {[...MAGIC_VALUES, ORDINARY].map(({ where, values }) => (
            <table key={where}>
              <caption>{where}</caption>
              <tbody>
                {values.map(({ value, effect }) => (
                  <tr key={value}>
                    <th scope="row">
                      <code>{value}</code>
                    </th>
                    <td>{effect}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </details>
    </aside>
  );
}
