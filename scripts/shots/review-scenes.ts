import type { Page } from "@playwright/test"
import { ask } from "../../e2e/database.ts"
import { enterAsDealer } from "../../e2e/dealer.ts"
import { signIn } from "../../e2e/signed-in.ts"
import { makePerson } from "../../e2e/staff.ts"
import type { Scene } from "./scenes.ts"

/**
 * Returns the German dealer with the most reviews; E2E_DATA must name the data folder of the shop that is photographed.
 */
const busiest = async (): Promise<number> => {
  const [row] = await ask(
    "select id from dealer where country_id = 1 order by rating_count desc, id limit 1",
    []
  )
  return Number(row?.["id"])
}

const scene = (name: string, act: (page: Page) => Promise<unknown>): Scene => ({
  name: `reviews-${name}`,
  path: "/agb",
  act: async (page) => {
    await act(page)
  }
})

/** Puts some of the sample reviews on hold, reports some and takes some down, so that the queue is not empty. */
const stir = async (): Promise<void> => {
  const dealerId = await busiest()
  await ask(
    `with chosen as (select id, row_number() over (order by id) as place from review where dealer_id = $1)
     update review r set
       status = case chosen.place when 1 then 'held' when 2 then 'removed' else r.status end,
       held_cause = case chosen.place when 1 then 'sameWords' end,
       removed_reason = case chosen.place when 2 then 'Die Bewertung beleidigt den Fahrer.' end,
       reports = case chosen.place when 3 then 1 else 0 end
     from chosen where chosen.id = r.id and chosen.place <= 3`,
    [dealerId]
  )
  await ask(
    `insert into review_event (review_id, version, event, status, at, actor_kind, data, machine_version)
     select id, 90, 'review.report', 'published', now(), 'anybody',
       '{"reason": "untrue", "text": "Der Termin war mit dem Käufer am Telefon abgestimmt, das war nicht zu spät."}', 1
     from review where dealer_id = $1 and reports > 0
     on conflict do nothing`,
    [dealerId]
  )
}

/** Screenshot scenes of reviews for visitors, for a dealer who answers, and for staff who decide. */
export const reviewScenes: ReadonlyArray<Scene> = [
  { name: "reviews-explained", path: "/bewertungen-erklaert" },
  scene("dealer", async (page) => page.goto(`/bewertungen/${await busiest()}`)),
  scene("filtered", async (page) => page.goto(`/bewertungen/${await busiest()}?sterne=5&seite=2`)),
  scene("report", async (page) => {
    await page.goto(`/bewertungen/${await busiest()}`)
    await page.getByRole("article").first().getByRole("link", { name: "Melden" }).click()
    await page.getByRole("button", { name: "Bewertung melden" }).click()
    await page.getByText("Bitte wählen Sie einen Grund.").first().waitFor()
  }),
  scene("own", async (page) => {
    await enterAsDealer(page, "/haendler/bewertungen", await busiest())
    await page.getByRole("article").first().waitFor()
  }),
  scene("own-answer", async (page) => {
    await enterAsDealer(page, "/haendler/bewertungen?stand=offen", await busiest())
    await page.getByRole("button", { name: "Antworten" }).first().click()
    await page.getByRole("dialog").waitFor()
  }),
  scene("queue", async (page) => {
    await stir()
    const staff = await makePerson("Role_Interaid_CustomerSupport", "Prüfung")
    await signIn(page, staff.email, "/support/bewertungen")
    await page.getByRole("article").first().waitFor()
  }),
  scene("queue-take-down", async (page) => {
    await stir()
    const staff = await makePerson("Role_Interaid_CustomerSupport", "Prüfung")
    await signIn(page, staff.email, "/support/bewertungen")
    await page.getByRole("button", { name: "Herunternehmen" }).first().click()
    await page.getByRole("dialog").getByRole("button", { name: "Herunternehmen" }).click()
    await page.getByText("Bitte schreiben Sie einen Grund.").waitFor()
  })
]
