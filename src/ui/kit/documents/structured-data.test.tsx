import { createMemoryHistory, createRootRoute, createRouter, HeadContent } from "@tanstack/react-router"
import { RouterServer } from "@tanstack/react-router/ssr/server"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { structuredData } from "./structured-data.ts"

test("structured data are rendered as scripts that no text in them can close", async () => {
  const name = `</script><script>alert("1")</script> & <!-- \u2028`
  const root = createRootRoute({
    head: () => ({
      meta: [
        { title: "x" },
        ...structuredData(
          { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, name }] },
          {
            "@type": "Product",
            name,
            offers: { "@type": "AggregateOffer", priceCurrency: "EUR", lowPrice: "1.00" }
          }
        )
      ]
    }),
    component: HeadContent
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), isServer: true })
  await router.load()
  const html = renderToString(<RouterServer router={router} />)
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gu)]
  expect(scripts.map(([, attributes]) => attributes)).toEqual([
    ' type="application/ld+json"',
    ' type="application/ld+json"'
  ])
  const [list, product] = scripts.map(([, , text]): unknown => JSON.parse(text ?? ""))
  expect(list).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ "@type": "ListItem", position: 1, name }]
  })
  expect(product).toMatchObject({ "@type": "Product", name })
})
