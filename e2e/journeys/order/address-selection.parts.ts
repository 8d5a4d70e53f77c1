import type { Page } from "@playwright/test"
import { insertAccount, insertAddress } from "../../account.ts"
import { toAddress } from "../../begun-order.ts"
import { germany } from "../../markets.ts"
import { mailbox } from "../../pages/SignIn.ts"
import { enter } from "../../signed-in.ts"

export const address = {
  firstName: "Erika",
  lastName: "Muster",
  houseNumber: "7",
  zipCode: germany.zip,
  city: "Dresden",
  phone: "0351 7654321"
}

export const signedIn = async (page: Page, stations: number) => {
  const email = mailbox("auswahl")
  await insertAccount(email, "Role_Customer")
  for (const street of ["Zwingerteich", "Brühlsche Terrasse"])
    await insertAddress(email, { ...address, street })
  await insertAddress(email, { ...address, street: "Marienplatz", zipCode: "80331", city: "München" })
  const path = `/holzpellets-lose/angebotsliste?zipCode=${germany.zip}&amount=6000&stations=${stations}`
  await enter(page.context(), email)
  const wizard = await toAddress(page, path)
  return { wizard, choice: page.getByLabel("Aus Ihren Adressen") }
}
