import { expect, it } from "vitest"
import type { Block } from "../../domain/content/block.ts"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { SiteProvider } from "../kit/site.tsx"
import { Blocks } from "./Blocks.tsx"
import { PlacePrompts } from "./PlacePrompts.tsx"

const medium = "/medien/0123456789abcdef0123456789abcdef/640.jpg"
const poster = { src: "/bilder/ofen.svg", alt: "Ein Ofen", width: 800, height: 300 } as const

/** Everything in which an editor can write a link, each with this target. */
const linksTo = (target: `/${string}`): ReadonlyArray<Block> => [
  {
    id: "text",
    type: "text",
    text: {
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: target } }] }]
        }
      ]
    }
  },
  { id: "cross", type: "crossLinks", title: "Mehr", links: [{ title: "x", text: "y", path: target }] },
  { id: "file", type: "download", title: "x", text: "y", path: target },
  { id: "film", type: "video", title: "x", href: target, poster }
]

it.each<readonly [target: `/${string}`, address: string]>([
  ["/heizoel", "/at/heizoel"],
  ["/", "/at"],
  ["/medienhaus", "/at/medienhaus"],
  ["/news/rss.xml", "/at/news/rss.xml"],
  [medium, medium],
  ["/bilder/ofen.svg", "/bilder/ofen.svg"],
  ["/api/charts?countryId=2", "/api/charts?countryId=2"],
  ["/anzeige/1", "/anzeige/1"]
])(
  "a link of content to %s leads to %s on a host with prefixes (rule page.prefix)",
  async (target, address) => {
    const html = await renderedIn(
      "de-AT",
      <SiteProvider locale="de-AT" base="/at">
        <PlacePrompts prompts={[{ text: "x", kind: "information", linkHref: target, linkText: "y" }]} />
        <Blocks
          blocks={linksTo(target)}
          live={{ prices: [], offers: [], instalments: "none", calculator: null, charts: {} }}
        />
      </SiteProvider>,
      ["shop"]
    )
    expect([...html.matchAll(/<a [^>]*?href="([^"]*)"/gu)].map(([, href]) => href)).toEqual(
      Array.from({ length: 5 }, () => address)
    )
  }
)
