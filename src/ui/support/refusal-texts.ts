import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** Texts for refused actions on an account, by the server's codes. */
export const accountProblems: Readonly<Record<string, MessageDescriptor>> = {
  ownAccount: msg`Das ist Ihr eigenes Konto. Das ändert jemand anderes aus der Administration für Sie.`,
  lastAdmin: msg`Das ist das letzte Konto der Administration, das sich anmelden kann. Geben Sie erst jemand anderem diese Rolle.`,
  required: msg`Ein Konto braucht mindestens eine Rolle.`,
  dealerRequired: msg`Zur Rolle Händler gehört ein Händler: Wählen Sie ihn nach Name oder Ort.`,
  dealerUnknown: msg`Diesen Händler gibt es nicht mehr. Wählen Sie einen anderen.`,
  tooShort: msg`Bitte nennen Sie einen Grund mit mindestens 10 Zeichen.`,
  locked: msg`Das Konto ist gesperrt. Niemand kann in seinem Namen handeln.`,
  gone: msg`Dieses Konto gibt es nicht mehr.`
}
