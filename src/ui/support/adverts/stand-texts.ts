import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CampaignState } from "../../../domain/adverts/campaign-run.ts"
import type { CampaignAct } from "../../../domain/adverts/desk-acts.ts"

export const stateTexts: Readonly<Record<CampaignState, MessageDescriptor>> = {
  running: msg`Läuft`,
  planned: msg`Geplant`,
  paused: msg`Pausiert`,
  spent: msg`Budget verbraucht`,
  ended: msg`Beendet`,
  archived: msg`Archiviert`
}

/** Texts of an action on a record, and its effect for visitors. */
interface ActTexts {
  readonly name: MessageDescriptor
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  readonly done: MessageDescriptor
}

const pause = {
  name: msg`Pausieren`,
  title: msg`Kampagne pausieren?`,
  description: msg`Ihre Anzeigen verschwinden von der Seite, bis Sie die Kampagne fortsetzen. Die Laufzeit geht weiter.`,
  done: msg`Kampagne pausiert`
}

const resume = {
  name: msg`Fortsetzen`,
  title: msg`Kampagne fortsetzen?`,
  description: msg`Ihre Anzeigen stehen wieder auf der Seite, solange Laufzeit und Budget reichen.`,
  done: msg`Kampagne fortgesetzt`
}

export const campaignActTexts: Readonly<Record<CampaignAct, ActTexts>> = {
  pause,
  resume,
  archive: {
    name: msg`Archivieren`,
    title: msg`Kampagne archivieren?`,
    description: msg`Ihre Anzeigen verschwinden von der Seite. Was gezählt wurde, bleibt, und Sie können sie zurückholen.`,
    done: msg`Kampagne archiviert`
  },
  restore: {
    name: msg`Zurückholen`,
    title: msg`Kampagne zurückholen?`,
    description: msg`Sie läuft wieder, wenn ihre Zeit und ihr Budget reichen und sie nicht pausiert ist.`,
    done: msg`Kampagne zurückgeholt`
  }
}

export const advertActTexts: Readonly<Record<"archive" | "restore", ActTexts>> = {
  archive: {
    name: msg`Archivieren`,
    title: msg`Anzeige archivieren?`,
    description: msg`Sie verschwindet von allen Seiten, auch aus laufenden Kampagnen. Was gezählt wurde, bleibt.`,
    done: msg`Anzeige archiviert`
  },
  restore: {
    name: msg`Zurückholen`,
    title: msg`Anzeige zurückholen?`,
    description: msg`Sie steht wieder dort, wo eine laufende Kampagne sie zeigt.`,
    done: msg`Anzeige zurückgeholt`
  }
}

export const slotActTexts: Readonly<Record<"archive" | "restore", ActTexts>> = {
  archive: {
    name: msg`Archivieren`,
    title: msg`Anzeigenplatz archivieren?`,
    description: msg`An dieser Stelle steht dann keine Anzeige mehr. Kampagnen laufen auf ihren anderen Plätzen weiter.`,
    done: msg`Anzeigenplatz archiviert`
  },
  restore: {
    name: msg`Zurückholen`,
    title: msg`Anzeigenplatz zurückholen?`,
    description: msg`Was ihm zugeordnet ist, steht dort dann wieder.`,
    done: msg`Anzeigenplatz zurückgeholt`
  }
}

/** Explains for each code why an action was refused. */
export const actProblems: Readonly<Record<string, MessageDescriptor>> = {
  overtaken: msg`Jemand hat das eben geändert. Schließen Sie das Fenster und sehen Sie es noch einmal an.`,
  taken: msg`Diese Stelle hat inzwischen einen anderen Anzeigenplatz. Archivieren Sie zuerst den.`
}
