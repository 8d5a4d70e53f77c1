import { Trans } from "@lingui/react/macro"
import { Settings2 } from "lucide-react"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import { groupTable } from "../../domain/product/group-table.ts"
import { Button } from "../kit/Button.tsx"

/**
 * Submits the form to the same offer list, but with all settings open. It also works without a postal code; the list
 * then requests it from the user. For heating oil and diesel, the label mentions the calculator.
 */
export function SettingsButton({
  groupId,
  className
}: {
  readonly groupId: ProductGroupId
  readonly className: string | undefined
}) {
  return (
    <Button type="submit" look="quiet" name="openSettings" value="1" formNoValidate className={className}>
      <Settings2 size={18} aria-hidden="true" />
      {groupId === groupTable.diesel.id ? (
        <Trans>Dieselrechner mit allen Einstellungen</Trans>
      ) : groupId === groupTable.heatingOil.id ? (
        <Trans>Heizölrechner mit allen Einstellungen</Trans>
      ) : (
        <Trans>Alle Einstellungen zeigen</Trans>
      )}
    </Button>
  )
}
