import { Trans, useLingui } from "@lingui/react/macro"
import { typedCampaign, campaignFormProblems } from "../../../domain/adverts/campaign-form.ts"
import { variantLetters } from "../../../domain/adverts/campaign-problems.ts"
import type { CampaignChoices } from "../../../domain/adverts/desk-records.ts"
import { campaignTypes } from "../../../domain/adverts/slot.ts"
import type { Fields } from "../../../domain/editing/record-edit.ts"
import s from "./Adverts.module.css"
import { ShareList } from "./ShareList.tsx"

interface CampaignSharesProps {
  /** 0 for a campaign that is not saved yet. */
  readonly id: number
  /** Current values of the form. */
  readonly fields: Fields
  readonly choices: CampaignChoices
}

const ofShares: ReadonlySet<string | null> = new Set(["slots", "advertA", "advertB", "weightA", "weightB"])

/**
 * Shares that the form's weights would give the campaign in each chosen slot, compared with the campaigns that
 * currently run there.
 */
export function CampaignShares({ id, fields, choices }: CampaignSharesProps) {
  const { t } = useLingui()
  const { campaignTypeId, countryId, slotIds, variants } = typedCampaign(fields)
  const isWrong = campaignFormProblems(fields).some(({ field }) => ofShares.has(field))
  const archived = new Set(choices.adverts.filter(({ isArchived }) => isArchived).map(({ id: of }) => of))
  return (
    <section className={s["block"]} aria-labelledby="campaign-shares">
      <h2 id="campaign-shares">
        <Trans>Anteile auf den Plätzen</Trans>
      </h2>
      {campaignTypeId === campaignTypes.standIn ? (
        <p className={s["quiet"]}>
          <Trans>Ersatz hat keinen Anteil: er steht da, wo sonst nichts stünde.</Trans>
        </p>
      ) : isWrong ? (
        <p className={s["quiet"]}>
          <Trans>Sobald Plätze, Anzeigen und Gewichte gewählt sind, stehen hier ihre Anteile.</Trans>
        </p>
      ) : (
        choices.slots
          .filter((slot) => slotIds.includes(slot.id))
          .map((slot) => {
            const others = slot.others
              .filter((other) => other.countryId === countryId && other.campaignId !== id)
              .reduce((sum, { weight }) => sum + weight, 0)
            const own = variants.map(({ advertId, weight = 0 }, index) => {
              const letter = variantLetters[index] ?? "A"
              // an archived advert is not shown anywhere, so its weight is 0
              return { key: letter, name: t`Variante ${letter}`, weight: archived.has(advertId) ? 0 : weight }
            })
            return (
              <div key={slot.id} className={s["block"]}>
                <h3>
                  <bdi>{slot.name}</bdi>
                </h3>
                <ShareList
                  weighed={
                    others === 0
                      ? own
                      : [...own, { key: "others", name: t`Andere Kampagnen`, weight: others }]
                  }
                />
              </div>
            )
          })
      )}
      <p className={s["quiet"]}>
        <Trans>Gerechnet mit allen Kampagnen des Landes, die jetzt laufen, auch mit gefilterten.</Trans>
      </p>
    </section>
  )
}
