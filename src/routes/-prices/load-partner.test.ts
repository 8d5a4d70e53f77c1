import { expect, it } from "vitest"
import { createClient } from "../../services/client/client.ts"
import { loadPartner } from "./load-partner.ts"

const url = "https://partner.example/heizung"

/** The partner serves the south, and the server does not respond for Switzerland. */
const client = createClient({
  csrfToken: () => undefined,
  fetch: (address) => {
    const available = !address.includes("zipCode=1")
    return Promise.resolve(
      address.includes("countryId=3")
        ? Response.json({ Code: "Unavailable", Message: "", Problems: [] }, { status: 503 })
        : Response.json({ IsSuccess: true, Payload: { Available: available, Url: available ? url : "" } })
    )
  }
})

it("links to the partner where it serves the place, and nowhere if that is unknown (rule page.partner)", async () => {
  expect(await loadPartner(client, 1)).toBe(url)
  expect(await loadPartner(client, 1, "80331")).toBe(url)
  expect(await loadPartner(client, 1, "10115")).toBeUndefined()
  expect(await loadPartner(client, 3)).toBeUndefined()
})
