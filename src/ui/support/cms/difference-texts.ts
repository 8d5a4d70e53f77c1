import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { Difference } from "../../../domain/content/differences.ts"

export const differenceNames: Readonly<Record<Difference["kind"], MessageDescriptor>> = {
  changed: msg`geändert`,
  added: msg`hinzugekommen`,
  removed: msg`entfernt`,
  moved: msg`verschoben`
}
