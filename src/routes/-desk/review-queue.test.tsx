// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { ModeratedReview } from "../../domain/review/desk-review.ts"
import { reviewQueueQueryOf } from "../../services/desk/reviews-query.ts"
import { ReviewQueuePage } from "../../ui/reviews/desk/ReviewQueuePage.tsx"
import { onDesk } from "./desk-form.test-support.tsx"
import { review } from "./moderated-review.test-support.ts"

afterEach(cleanup)

const begin = (address: string, items: ReadonlyArray<ModeratedReview>) => {
  const query = reviewQueueQueryOf(Object.fromEntries(new URLSearchParams(address)))
  return onDesk(() => (
    <ReviewQueuePage
      list={{ items, total: items.length, page: 1, size: 20 }}
      isLoading={false}
      onRetry={() => {}}
      stand={query.bewertung === undefined ? query.stand : "eine"}
      hrefOf={({ stand }) => `/support/bewertungen?stand=${stand ?? ""}`}
      onDecide={() => {}}
      dialog={null}
    />
  ))
}

/** Returns the names of the filters; the selected one is marked with a star. */
const filters = async () =>
  within(await screen.findByRole("navigation", { name: "Nach Stand" }))
    .getAllByRole("link")
    .map((link) => `${link.textContent}${link.getAttribute("aria-current") === null ? "" : "*"}`)

it("shows only the review in the URL, in any state and with no filter selected (rule review.moderate)", async () => {
  await begin("bewertung=7", [review])
  expect(await filters()).toEqual(["Zu prüfen", "Heruntergenommen", "Zu sehen"])
  expect(screen.getByText("Zu spät.")).toBeTruthy()
  expect(screen.getByRole("button", { name: "Herunternehmen" })).toBeTruthy()
})

it("says that a review does not exist, instead of saying that none is waiting", async () => {
  await begin("bewertung=8", [])
  expect(await screen.findByText("Diese Bewertung gibt es nicht")).toBeTruthy()
  expect(screen.queryByText("Nichts wartet auf eine Entscheidung")).toBeNull()
})

it("shows the waiting reviews if the URL names none", async () => {
  await begin("", [])
  expect(await filters()).toEqual(["Zu prüfen*", "Heruntergenommen", "Zu sehen"])
  expect(screen.getByText("Nichts wartet auf eine Entscheidung")).toBeTruthy()
})
