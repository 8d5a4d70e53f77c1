import { Plural, Trans } from "@lingui/react/macro"
import type { SetAside } from "../../domain/options/set-aside.ts"
import { Notice } from "./notice/Notice.tsx"
import { DateText } from "./price/Price.tsx"

/** Lists requested options from the URL that the price calculation left out or changed. */
export function SetAsideNotice({ setAside }: { readonly setAside: ReadonlyArray<SetAside> }) {
  if (setAside.length === 0) return null
  return (
    <Notice announced>
      {setAside.map((aside) => (
        <p key={aside.kind + idOf(aside)}>
          <Words aside={aside} />
        </p>
      ))}
    </Notice>
  )
}

const idOf = (aside: SetAside): number =>
  aside.kind === "months" ? aside.option.id : aside.kind === "excluded" ? aside.lost.id : aside.id

function Words({ aside }: { readonly aside: SetAside }) {
  if (aside.kind === "months") {
    const { option, asked, taken } = aside
    const { name } = option
    return (
      <Trans>
        „{name}“ über <Plural value={asked} one="einen Monat" other="# Monate" /> gibt es nicht. Berechnet ist
        mit {taken} Monaten.
      </Trans>
    )
  }
  if (aside.kind === "past") {
    const day = <DateText date={aside.desiredDate ?? ""} />
    return (
      <Trans>
        Ihr Wunschtermin {day} ist vorbei. Gezeigt sind Angebote ohne Wunschtermin; unter „Wunschtermin“
        wählen Sie einen neuen Tag.
      </Trans>
    )
  }
  const kept = aside.kept.name
  const lost = aside.lost.name
  return (
    <Trans>
      „{kept}“ und „{lost}“ sind nicht zusammen möglich. Berechnet ist ohne „{lost}“.
    </Trans>
  )
}
