/**
 * Spellings that lead to another site, or that some parsers interpret as a link to another site (rule
 * safety.foreign-address).
 */
const written: ReadonlyArray<string> = [
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%0d/evil.example",
  "/%00/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/ /evil.example",
  "/a\\b",
  "/a%5Cb",
  "/a%255Cb",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "https:///evil.example",
  "http://evil.example/",
  "HTTPS://EVIL.EXAMPLE",
  "https://shop.example",
  "https://shop.example/kunde",
  "https://shop.example@evil.example/",
  "https://shop.example.evil.example/",
  "https://evil.example#https://shop.example",
  "//user:pass@evil.example/",
  "//shop.example@evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "JavaScript:alert(1)//",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://shop.example/1",
  "file:///etc/passwd",
  "/%2f/evil.example",
  "/%2Fevil.example",
  "/%2f%2fevil.example",
  "/%252f/evil.example",
  "/%252fevil.example",
  "/%25252fevil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "/%255cevil.example",
  "/.//evil.example",
  "/./\\evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/a/b/../..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/.%2e//evil.example",
  "/a\r\nSet-Cookie: x=1",
  "/a\u2028b",
  "/a\u200bb",
  "/\u00adevil",
  "/\ufeff/evil.example",
  "\uff0f\uff0fevil.example",
  "\u2215\u2215evil.example",
  "\u2044/evil.example",
  "evil.example",
  ".evil.example",
  "@evil.example",
  ":443//evil.example",
  "?//evil.example",
  "#//evil.example",
  "",
  "null",
  "undefined",
  `/${"a".repeat(2_000)}`
]

/**
 * Prefixes that make some parsers read the rest as another host; they have the form of a path, of a URL without a
 * scheme or of a URL with a scheme.
 */
const beginnings = [
  "//",
  "///",
  "/\\",
  "\\\\",
  "/%09/",
  "/%0d%0a/",
  "/%2f",
  "/%252f",
  "/%5c",
  "/.//",
  "/%2e%2e//",
  "/kunde/..//",
  "http://",
  "https:",
  "https:\\",
  "ftp://",
  "wss://",
  "\u0000//",
  "\u00a0//"
]

const hosts = [
  "evil.example/kunde",
  "EVIL.example:443/",
  "shop.example@evil.example/",
  "shop.example:x@evil.example",
  "shop.example.evil.example",
  "evil.example%23.shop.example",
  "evil.example?shop.example",
  "evil\u3002example",
  "\uff45vil.example",
  "xn--evl-6ma.example",
  "2130706433",
  "0x7f.1",
  "[::ffff:7f00:1]/"
]

/**
 * URLs that at least one parser interprets as outside the shop (rule safety.foreign-address): users are never
 * redirected to them.
 */
export const foreignAddresses: ReadonlyArray<string> = [
  ...new Set([...written, ...beginnings.flatMap((start) => hosts.map((host) => start + host))])
]
