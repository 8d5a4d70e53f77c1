import { useRouteContext } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { checkRules } from "../../domain/options/rules/check-rules.ts"
import { rulesDifferences } from "../../domain/options/rules/rules-difference.ts"
import { rulesOfFields } from "../../domain/options/rules/rules-fields.ts"
import { catalogueOf } from "../../domain/options/rules/rules-of-catalogue.ts"
import type { RulesSheet } from "../../domain/options/rules/rules-sheet.ts"
import { countries } from "../../domain/place/country.ts"
import {
  actOnRules,
  editedIn,
  optionRulesForm,
  publishedIn,
  type RulesAct
} from "../../services/desk/option-rules-form.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { DifferenceList } from "../../ui/support/options/DifferenceList.tsx"
import { DiscardRules, PublishRules, RestoreRules } from "../../ui/support/options/RulesDialogs.tsx"
import { RulesForm } from "../../ui/support/options/RulesForm.tsx"
import { RulesHistory } from "../../ui/support/options/RulesHistory.tsx"
import { RulesPage } from "../../ui/support/options/RulesPage.tsx"
import { useReadAnew } from "./use-read-anew.ts"
import { useDeskForm } from "./use-desk-form.ts"
import { LivePreview } from "./LivePreview.tsx"

type Asked =
  | { readonly kind: "publish" }
  | { readonly kind: "discard" }
  | { readonly kind: "restore"; readonly number: number }

/** The draft of the option rules of a country and product group, with all its actions. */
export function EditedRules({ sheet }: { readonly sheet: RulesSheet }) {
  const { client } = useRouteContext({ from: "/_desk" })
  const readAnew = useReadAnew()
  const isLive = useLive()
  const [asked, setAsked] = useState<Asked>()
  const { countryId, productGroupId } = sheet
  const description = useMemo(
    () => optionRulesForm({ countryId, productGroupId }),
    [countryId, productGroupId]
  )
  const { view, wishes, leaveGuard } = useDeskForm(description, sheet)
  const catalogue = catalogueOf(sheet)
  const typed = rulesOfFields(view.fields, catalogue)
  const isSound = checkRules(catalogue, typed).length === 0
  const differences = (
    <DifferenceList
      catalogue={catalogue}
      differences={rulesDifferences(catalogue, publishedIn(sheet), editedIn(sheet))}
    />
  )
  const act = (what: RulesAct) => readAnew(actOnRules(client, sheet, what))
  const close = () => setAsked(undefined)
  const canAct = isLive && !view.isUnsaved
  return (
    <RulesPage
      sheet={sheet}
      isUnsaved={view.isUnsaved}
      listPath={`/support/parameter-requirement?land=${countries[countryId].iso.toLowerCase()}`}
      form={<RulesForm catalogue={catalogue} view={view} wishes={wishes} leaveGuard={leaveGuard} />}
      differences={differences}
      preview={<LivePreview rulesKey={sheet} rules={typed} isSound={isSound} />}
      history={
        <RulesHistory
          revisions={sheet.revisions}
          onRestore={canAct ? (number) => setAsked({ kind: "restore", number }) : undefined}
        />
      }
      onPublish={canAct ? () => setAsked({ kind: "publish" }) : undefined}
      onDiscard={canAct ? () => setAsked({ kind: "discard" }) : undefined}
      dialog={
        asked?.kind === "publish" ? (
          <PublishRules
            differences={differences}
            onClose={close}
            onPublish={(reason) => act({ kind: "publish", reason })}
          />
        ) : asked?.kind === "discard" ? (
          <DiscardRules onClose={close} onDiscard={() => act({ kind: "discard" })} />
        ) : (
          asked && (
            <RestoreRules
              number={asked.number}
              hasDraft={sheet.hasDraft}
              onClose={close}
              onRestore={() => act({ kind: "restore", number: asked.number })}
            />
          )
        )
      }
    />
  )
}
