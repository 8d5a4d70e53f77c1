import { describe, expect, it } from "vitest"
import { hostileAdverts } from "./hostile-adverts.test-support.ts"
import { cleanCss } from "./clean-css.ts"
import { cleanHtml, shownHtml } from "./clean-html.ts"

describe("what an advert is made of (rule advert.allow-list)", () => {
  it("keeps text, links, pictures of ours and classes", () => {
    const html =
      '<div class="card wide"><h2>Preisalarm</h2><p>Sie <strong>entscheiden</strong>.<br /><a href="/preisalarm">Anlegen</a> <a href="https://holz.example/a?b=1&amp;c=2">Mehr</a></p><img src="/bilder/haus.svg" alt="Ein Haus" width="40" /></div>'
    expect(cleanHtml(html)).toBe(html)
  })

  it("keeps rules that set out boxes, letters and colours, also for dark screens", () => {
    const css =
      ".card{display:flex;gap:12px;color:#123456;background:linear-gradient(90deg,#fff,rgb(0 0 0/10%))}@media (prefers-color-scheme:dark){.card a:hover{color:hsl(20 10% 90%)}}"
    expect(cleanCss(css)).toBe(css)
  })

  it("keeps a declaration beside one that is refused", () => {
    expect(cleanCss("p{color:red;position:fixed;behavior:url(x)}")).toBe("p{color:red}")
  })

  it("leads links through the count, into a page of their own", () => {
    expect(
      shownHtml('<a href="/preisalarm" target="_top">Ja</a>', (target) => `/anzeige/1?ziel=${target}`)
    ).toBe('<a href="/anzeige/1?ziel=/preisalarm" target="_blank" rel="noopener sponsored">Ja</a>')
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

  it("knows sixty of them", () => {
    expect(hostileAdverts.length).toBeGreaterThanOrEqual(60)
  })
})
