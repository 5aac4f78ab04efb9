/** The checkout page's styles in the site's colours, served as a file so that no inline styles are needed. */
export const checkoutStyles = `:root {
  color: #14211b;
  background: #fbf8f3;
  font:
    16px/1.5 system-ui,
    sans-serif;
}

body {
  margin: 0;
}

.strip {
  display: block;
  width: 100%;
  height: 40px;
}

main {
  max-width: 480px;
  margin: 0 auto;
  padding: 32px 16px 64px;
}

.notice {
  margin: 0 0 32px;
  padding: 12px 16px;
  border-left: 4px solid #1b568f;
  border-radius: 10px;
  background: #fff;
  color: #1b568f;
}

h1 {
  margin: 0 0 16px;
  font-size: 28px;
  line-height: 1.2;
}

dl {
  margin: 0 0 24px;
  padding: 4px 20px;
  border: 1px solid #ddd2c0;
  border-radius: 16px;
  background: #fff;
}

dl div {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding: 12px 0;
}

dl div + div {
  border-top: 1px solid #ddd2c0;
}

dt {
  color: #52605a;
}

dd {
  margin: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}

dl div:first-child dd {
  font-size: 22px;
  line-height: 1.2;
}

form {
  display: grid;
  gap: 12px;
}

button,
.button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 0 20px;
  border: 1px solid #8a7f6c;
  border-radius: 10px;
  background: #fff;
  color: #0e4b3a;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
}

button:hover,
.button:hover {
  background: #e4f0ea;
}

.pay {
  border-color: #0e4b3a;
  background: #0e4b3a;
  color: #fff;
}

.pay:hover {
  background: #14211b;
}

:focus-visible {
  outline: 3px solid #1b568f;
  outline-offset: 3px;
}

.hint {
  margin: 16px 0 0;
  color: #52605a;
  font-size: 14px;
}
`;
