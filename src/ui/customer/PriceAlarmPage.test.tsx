import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider
} from "@tanstack/react-router"
import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import type { SiteFacts } from "../layouts/site-facts.ts"
import { PriceAlarmPage } from "./PriceAlarmPage.tsx"

const facts: SiteFacts = {
  company: "Heizmarkt Beispiel GmbH",
  email: "service@shop.example",
  customerPhone: "+49 30 000000",
  pressPhone: "+49 30 000001",
  isSample: false,
  homes: { de: "/", "de-AT": "/at", ch: "/ch" },
  person: null,
  trust: null
}

it("the mailbox of a requested alarm is shown, with a link back to the form for a wrong one", async () => {
  const goods = { productId: 20, zipCode: "80331" }
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = await renderedIn(
    "de",
    <RouterContextProvider router={router}>
      <PriceAlarmPage
        facts={facts}
        start={goods}
        watched={undefined}
        sent={{
          typed: { ...goods, threshold: "400", email: "erika@exmaple.org" },
          problems: [],
          outcome: { kind: "done" }
        }}
        onWatch={undefined}
        onSubscribe={undefined}
      />
    </RouterContextProvider>,
    ["shop", "customer"]
  )
  expect(textOf(html)).toContain("Wir haben an erika@exmaple.org geschrieben.")
  expect(html).toContain('href="/preisalarm?productId=20&amp;zipCode=80331"')
})
