import { describe, expect, it } from "vitest"
import { hostileAdverts } from "./hostile-adverts.test-support.ts"
import { cleanCss, removedFromCss } from "./clean-css.ts"
import { cleanHtml, removedFromHtml, shownHtml } from "./clean-html.ts"

describe("cleaning an advert (rule advert.allow-list)", () => {
  it("keeps text, links, pictures of the shop and classes", () => {
    const html =
      '<div class="card wide"><h2>Preisalarm</h2><p>Sie <strong>entscheiden</strong>.<br /><a href="/preisalarm">Anlegen</a> <a href="https://holz.example/a?b=1&amp;c=2">Mehr</a></p><img src="/bilder/haus.svg" alt="Ein Haus" width="40" /></div>'
    expect(cleanHtml(html)).toBe(html)
  })

  it("keeps rules for boxes, fonts and colours, also for dark mode", () => {
    const css =
      ".card{display:flex;gap:12px;color:#123456;background:linear-gradient(90deg,#fff,rgb(0 0 0/10%))}@media (prefers-color-scheme:dark){.card a:hover{color:hsl(20 10% 90%)}}"
    expect(cleanCss(css)).toBe(css)
  })

  it("keeps an allowed declaration next to one that is refused", () => {
    expect(cleanCss("p{color:red;position:fixed;behavior:url(x)}")).toBe("p{color:red}")
  })

  it("makes links lead through the counted redirect, in a new tab", () => {
    expect(
      shownHtml('<a href="/preisalarm" target="_top">Ja</a>', (target) => `/anzeige/1?ziel=${target}`)
    ).toBe('<a href="/anzeige/1?ziel=/preisalarm" target="_blank" rel="noopener sponsored">Ja</a>')
  })

  it.each([
    "/api/account/jwt/abmelden",
    "/session/renew",
    "/anzeige/1",
    "https://shop.example@evil.example/",
    "https://evil/",
    "mailto:kim@example.org"
  ])("makes no link to %s", (target) => {
    expect(cleanHtml(`<a href="${target}">Hier</a>`)).toBe("<span>Hier</span>")
  })

  it.each(hostileAdverts)("leaves nothing of $name", ({ html = "", css = "" }) => {
    const [text, rules] = [cleanHtml(html), cleanCss(css)]
    expect(text).not.toMatch(
      /<(?!\/?(?:a|img|div|p|span|strong|em|small|br|h2|h3|ul|ol|li)[\s>/])|\son|style=|srcset|javascript|data:|<base|<meta/iu
    )
    expect(rules).not.toMatch(/url|import|expression|position|attr|\[|@(?!media)|behavior|content|</iu)
    expect(cleanHtml(text), "the same again").toBe(text)
    expect(cleanCss(rules), "the same again").toBe(rules)
  })

  it("lists each removed part once, and no part that is kept", () => {
    const html =
      '<p class="card X" onclick="a()">Ja<script>b()</script><script>c()</script></p><a href="javascript:d()" target="_top">Mehr</a><img src="https://x.example/a.png" alt="" width="4"><constructor>'
    expect(removedFromHtml(html)).toEqual([
      '<p class="card X">',
      '<p onclick="a()">',
      "<script>",
      '<a href="javascript:d()">',
      '<a target="_top">',
      '<img src="https://x.example/a.png">',
      "<constructor>"
    ])
    expect(removedFromHtml(cleanHtml(html))).toEqual([])
    const css = "/* x */@import 'a.css';p{position:fixed}.card{color:red;width:url(b)}[href]{color:red}"
    expect(removedFromCss(css)).toEqual([
      '@import "a.css"',
      "position:fixed",
      "width:url(b)",
      "[href]{color:red}"
    ])
    expect(removedFromCss(cleanCss(css))).toEqual([])
    expect(removedFromHtml(`<p title="${"x".repeat(200)}">`)[0]).toHaveLength(90)
  })

  it("is tested with at least sixty hostile adverts", () => {
    expect(hostileAdverts.length).toBeGreaterThanOrEqual(60)
  })
})
