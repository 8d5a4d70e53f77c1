import fc from "fast-check"

/** Bytes that a header field may contain: tabs, printable ASCII and all bytes above ASCII. */
const bytes = fc
  .array(
    fc.oneof(fc.constant(0x09), fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff })),
    { maxLength: 80 }
  )
  .map((codes) => String.fromCharCode(...codes))

/** Unusual values for headers that the shop reads, as faulty clients, unusual proxies and attackers may send them. */
const odd: Readonly<Record<string, ReadonlyArray<string>>> = {
  "idempotency-key": [
    "with a space",
    "schlüssel-1",
    "\xff".repeat(20),
    "x".repeat(8000),
    "a, b",
    "\tkey\t12345",
    ""
  ],
  "x-csrf-token": ["", "undefined", "\xe9".repeat(43), "=".repeat(8000), "a, a", "../.."],
  "accept-language": [
    "*;q=",
    ",;q=NaN,,",
    "de-".repeat(2500),
    "\xff\xfe",
    "xx-XX;q=9",
    "de;q=1e400",
    "__proto__"
  ],
  cookie: [
    "=",
    ";;;==;",
    "__Host-guest",
    "__Host-guest=%E0%A4%A; __Host-csrf=%",
    "__Host-guest=\xff\xfe; __Host-csrf=\xe9",
    '__Host-guest="a\\"b"; __Host-csrf="',
    `__Host-guest=${"x".repeat(8000)}`,
    "__proto__=1; constructor=2; toString=3",
    "a=b; ".repeat(1500)
  ],
  "content-type": [
    "",
    "text/plain",
    "application/JSON",
    'application/json; charset="',
    "application/json;charset=utf-16",
    "application/json, application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=",
    "application/j\xf6son",
    ";"
  ],
  origin: ["null", "http://", "\xff", "https://example.org", "http://localhost:4200, null"],
  "sec-fetch-site": ["cross-site", "\xe9", "none, same-origin"],
  "x-forwarded-for": ["", ",,,", "::1%eth0", "999.1.1.1, 10.0.0.1", "\xff", "1.2.3.4, ".repeat(800)],
  accept: ["", "*/*;q=x", "\xff", "text/".repeat(1500)],
  "if-none-match": ["*", 'W/"', "\xff"]
}

const one = fc
  .constantFrom(...Object.entries(odd))
  .chain(([name, values]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: bytes })
    )
  )

/**
 * Headers added to those of a valid request: none for most requests, and up to three odd headers for every eighth
 * request.
 */
export const oddHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.array(one, { minLength: 1, maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))
  }
)
