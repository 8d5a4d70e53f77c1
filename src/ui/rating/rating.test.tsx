import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider
} from "@tanstack/react-router"
import type { ReactElement } from "react"
import { expect, it } from "vitest"
import { renderedIn } from "../kit/rendered.test-support.tsx"
import { facts, order } from "./rated-order.test-support.ts"
import { RatingPage } from "./RatingPage.tsx"
import { ReportPage } from "./ReportPage.tsx"

const rating = <RatingPage facts={facts} link={{ kind: "valid", order }} isHeld={false} onRate={undefined} />
const shown = { dealerId: 100_000, dealerName: "Wärme GmbH", review: { id: 7, stars: 2, text: "Nass." } }
const report = <ReportPage facts={facts} link={{ kind: "found", shown }} onReport={undefined} />

it.each<readonly [page: string, element: ReactElement, way: string]>([
  ["rating an order", rating, "Mit demselben Link können Sie auch in einem anderen Browser bewerten."],
  ["reporting a review", report, "mit einer E-Mail an service@shop.example, in der ihre Nummer steht: 7."]
])(
  "%s without JavaScript: the page explains before its form what to do instead",
  async (_page, element, way) => {
    // the page's header links back to the current address
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
    const html = await renderedIn(
      "de",
      <RouterContextProvider router={router}>{element}</RouterContextProvider>,
      ["shop", "customer"]
    )
    const [before = ""] = html.split("<form")
    expect(/<noscript>(.*?)<\/noscript>/su.exec(before)?.[1]).toContain(way)
  }
)
