import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { Parted } from "./Parted.tsx"
import { SessionToasts } from "./SessionToasts.tsx"

const words = {
  signedOut: "Erfolgreich abgemeldet",
  expired: "Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet."
}
const reasons = ["signedOut", "expired"] as const

it.each(reasons)("the notice %s has the same text on a page and at the sign-in", async (reason) => {
  const toast = <SessionToasts toasts={[reason]} signInHref="/benutzerkonto/anmeldung" onDismiss={() => {}} />
  for (const element of [toast, <Parted key="parted" because={reason} />])
    expect(textOf(await renderedIn("de", element, ["account"]))).toContain(words[reason])
})
