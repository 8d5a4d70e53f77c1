import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider
} from "@tanstack/react-router"
import { expect, it } from "vitest"
import { renderedIn } from "../../kit/rendered.test-support.tsx"
import { AskedPlaces } from "./AskedPlaces.tsx"

it("a link opens the offer list of the place and the amount", async () => {
  const place = {
    zipCode: "80331",
    productGroupId: 3,
    calls: 12,
    amount: 6000,
    place: 2,
    offerCount: 9,
    total: 240_000,
    cheapestOther: 230_000
  } as const
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = await renderedIn(
    "de",
    <RouterContextProvider router={router}>
      <AskedPlaces places={[place]} currency="EUR" />
    </RouterContextProvider>,
    ["support", "desk"]
  )
  const addresses = [...html.matchAll(/href="([^"]*angebotsliste[^"]*)"/gu)].map(([, address]) => address)
  expect(new Set(addresses)).toEqual(
    new Set(["/holzpellets-lose/angebotsliste?zipCode=80331&amp;amount=6000"])
  )
})
