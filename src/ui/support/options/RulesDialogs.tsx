import { Trans, useLingui } from "@lingui/react/macro"
import { type ReactNode, useRef, useState } from "react"
import { longestRulesReason } from "../../../domain/options/rules/option-rules.ts"
import type { ActOutcome } from "../../../domain/support/people.ts"
import { ActDialog } from "../../kit/desk-form/ActDialog.tsx"
import { useToast } from "../../kit/desk/use-toast.ts"
import { BoundedField } from "../../kit/form/BoundedField.tsx"
import { actProblems } from "./rules-texts.ts"

interface DialogProps {
  readonly onClose: () => void
}

/** Asks for confirmation and a reason before a draft is published, and shows the changes in the draft. */
export function PublishRules({
  differences,
  onClose,
  onPublish
}: DialogProps & {
  readonly differences: ReactNode
  readonly onPublish: (reason: string) => Promise<ActOutcome>
}) {
  const { t } = useLingui()
  const toast = useToast()
  const reason = useRef("")
  const [isMissing, setMissing] = useState(false)
  return (
    <ActDialog
      isOpen
      onClose={onClose}
      title={<Trans>Optionen veröffentlichen?</Trans>}
      description={
        <Trans>
          Ab sofort wird so gerechnet und bestellt. Wer gerade mit einer Option bestellt, die es nicht mehr
          gibt, erfährt es und behält seine Angaben.
        </Trans>
      }
      confirm={<Trans>Veröffentlichen</Trans>}
      problems={actProblems}
      act={() => {
        const given = reason.current.trim()
        setMissing(given === "")
        if (given === "") return undefined
        return onPublish(given).then((outcome) => {
          if (outcome.kind === "done") toast(t`Optionen veröffentlicht`)
          return outcome
        })
      }}
    >
      {differences}
      <BoundedField
        id="rules-reason"
        label={<Trans>Grund</Trans>}
        hint={<Trans>Nur für die Mitarbeitenden; er steht im Verlauf und im Protokoll.</Trans>}
        error={isMissing ? <Trans>Bitte geben Sie einen Grund an.</Trans> : undefined}
        most={longestRulesReason}
        rows={3}
        required
        onText={(text) => {
          reason.current = text
        }}
      />
    </ActDialog>
  )
}

/** Asks for confirmation before an earlier version replaces the draft. */
export function RestoreRules({
  number,
  hasDraft,
  onClose,
  onRestore
}: DialogProps & {
  /** 0 means the catalogue. */
  readonly number: number
  readonly hasDraft: boolean
  readonly onRestore: () => Promise<ActOutcome>
}) {
  const { t } = useLingui()
  const toast = useToast()
  return (
    <ActDialog
      isOpen
      onClose={onClose}
      title={
        number === 0 ? (
          <Trans>Stand des Katalogs in den Entwurf holen?</Trans>
        ) : (
          <Trans>Fassung Nr. {number} in den Entwurf holen?</Trans>
        )
      }
      description={
        hasDraft ? (
          <Trans>Der jetzige Entwurf geht dabei verloren. Was veröffentlicht ist, bleibt.</Trans>
        ) : (
          <Trans>Was veröffentlicht ist, bleibt, bis Sie den Entwurf veröffentlichen.</Trans>
        )
      }
      confirm={<Trans>In den Entwurf holen</Trans>}
      problems={actProblems}
      act={async () => {
        const outcome = await onRestore()
        if (outcome.kind === "done") toast(t`In den Entwurf geholt`)
        return outcome
      }}
    />
  )
}

/** Asks for confirmation before a draft is discarded. */
export function DiscardRules({
  onClose,
  onDiscard
}: DialogProps & { readonly onDiscard: () => Promise<ActOutcome> }) {
  const { t } = useLingui()
  const toast = useToast()
  return (
    <ActDialog
      isOpen
      onClose={onClose}
      title={<Trans>Entwurf verwerfen?</Trans>}
      description={<Trans>Er lässt sich nicht zurückholen. Was veröffentlicht ist, bleibt.</Trans>}
      confirm={<Trans>Entwurf verwerfen</Trans>}
      problems={actProblems}
      act={async () => {
        const outcome = await onDiscard()
        if (outcome.kind === "done") toast(t`Entwurf verworfen`)
        return outcome
      }}
    />
  )
}
