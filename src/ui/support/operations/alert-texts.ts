import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { AlertName } from "../../../domain/operations/alerts.ts"

interface AlertText {
  readonly title: MessageDescriptor
  /** The first step to take in response to the alert. */
  readonly remedy: MessageDescriptor
  /** The page on which to take that step. */
  readonly page?: { readonly path: `/${string}`; readonly name: MessageDescriptor }
}

/** Texts of an alert (src/domain/operations/alerts.ts), with the first step to take. */
export const alertTexts: Readonly<Record<AlertName, AlertText>> = {
  CopyGone: {
    title: msg`Eine Kopie des Shops antwortet nicht`,
    remedy: msg`Sehen Sie nach, ob ihr Prozess läuft, und was zuletzt in seinem Log steht. Eine beendete Kopie verschwindet hier nach fünf Minuten.`
  },
  DatabaseAway: {
    title: msg`Der Shop kann seine Datenbank nicht lesen`,
    remedy: msg`Starten Sie PostgreSQL, oder prüfen Sie sein Log und seine Festplatte.`
  },
  AnswersFail: {
    title: msg`Mehr als 2 % aller Anfragen scheitern`,
    remedy: msg`Das Log nennt jeden Fehler mit seiner Anfrage. Nur 503 heißt: Die Datenbank ist langsam oder fort.`
  },
  PlacingUnavailable: {
    title: msg`Bestellungen scheitern an uns`,
    remedy: msg`Prüfen Sie, ob die Datenbank und die Zahlungsdienste antworten.`
  },
  DatabaseSlow: {
    title: msg`Die Datenbank antwortet langsam`,
    remedy: msg`Sehen Sie in pg_stat_activity nach, was arbeitende und wartende Verbindungen tun.`
  },
  EventLoopLate: {
    title: msg`Diese Kopie kommt nicht nach`,
    remedy: msg`Sie hat mehr zu tun, als ihr Prozessorkern schafft: Starten Sie eine weitere Kopie.`
  },
  WorkShed: {
    title: msg`Diese Kopie weist Anfragen ab, weil zu viel zu tun ist`,
    remedy: msg`Zuerst werden Exporte und Listen abgewiesen, Bestellungen nie. Sehen Sie nach, ob die Datenbank langsam ist, oder starten Sie eine weitere Kopie.`
  },
  MemoryHigh: {
    title: msg`Diese Kopie braucht mehr als 600 MB Speicher`,
    remedy: msg`Sehen Sie nach, was sie im Speicher hält, und starten Sie sie neu.`,
    page: { path: "/support/cache", name: msg`Zum Zwischenspeicher` }
  },
  MailsLate: {
    title: msg`Eine Mail wartet seit mehr als einer halben Stunde`,
    remedy: msg`Prüfen Sie, ob der Mailserver Mails annimmt. Der Postausgang zeigt, was er gesagt hat.`,
    page: { path: "/support/postausgang?stand=waiting", name: msg`Zu den wartenden Mails` }
  },
  MailsGivenUp: {
    title: msg`Mehr als 20 Mails sind aufgegeben`,
    remedy: msg`Sehen Sie im Postausgang die Gründe nach, und senden Sie noch einmal, was hinaus kann.`,
    page: { path: "/support/postausgang?stand=failed", name: msg`Zu den aufgegebenen Mails` }
  },
  JobsLate: {
    title: msg`Eine Aufgabe des Servers ist seit mehr als einer Viertelstunde fällig`,
    remedy: msg`Prüfen Sie, ob eine Kopie Aufgaben erledigt, und was das Log dazu sagt.`
  },
  JobsGivenUp: {
    title: msg`Eine Aufgabe des Servers wird nicht mehr versucht`,
    remedy: msg`Der Grund steht in graphile_worker.jobs unter last_error. Beheben Sie ihn, und setzen Sie attempts auf 0.`
  },
  JobsFail: {
    title: msg`Mehr als 30 % aller Versuche von Aufgaben scheitern`,
    remedy: msg`Das Log nennt jeden mit seiner Aufgabe und Anfrage.`
  },
  PriceDayMissing: {
    title: msg`Die Preise von gestern sind nicht berechnet`,
    remedy: msg`Suchen Sie die Aufgabe price-day im Log. Versäumte Nächte holt sie nach.`
  },
  PriceListsOld: {
    title: msg`Seit einer Woche hat sich keine Preisliste geändert`,
    remedy: msg`Prüfen Sie, ob Händler ihre Listen speichern können und ihre Programme anrufen.`,
    page: { path: "/support/haendler", name: msg`Zu den Händlern` }
  },
  PaymentsDisagree: {
    title: msg`Eine Zahlung und ihr Zahlungsdienst sind uneins`,
    remedy: msg`Sehen Sie beim Zahlungsdienst nach, und klären Sie es dort.`,
    page: { path: "/support/protokoll?ereignis=paymentMismatch", name: msg`Zum Protokoll` }
  },
  StandbyAway: {
    title: msg`Ein Standby der Datenbank folgt dem Primary nicht`,
    remedy: msg`Beim nächsten Ausfall steht der Shop womöglich still. Sehen Sie mit patronictl list nach; patronictl reinit baut den Standby neu auf.`
  },
  StandbyCutOff: {
    title: msg`Ein Standby der Datenbank war länger weg, als der Primary WAL für ihn aufhebt`,
    remedy: msg`Starten Sie den Standby. Er holt das Fehlende aus den Sicherungen; fehlt es auch dort, baut patronictl reinit ihn neu auf.`
  },
  WalNotArchived: {
    title: msg`Änderungen werden seit mehr als 5 Minuten nicht gesichert`,
    remedy: msg`pg_stat_archiver und das Log von PostgreSQL sagen, warum. Meist ist die Festplatte der Sicherungen voll oder nicht eingehängt.`
  },
  BackupOld: {
    title: msg`Die letzte Sicherung ist älter als 25 Stunden`,
    remedy: msg`Sehen Sie nach, warum die nächtliche Sicherung nicht fertig wurde, und starten Sie npm run backup, im Cluster heizmarkt-backup.`
  },
  SignInsAttacked: {
    title: msg`Mehr als 200 Anmeldungen scheiterten in einer Viertelstunde`,
    remedy: msg`Die Grenzen halten. Das Log des Proxys sagt, woher sie kommen.`
  },
  LimitsHit: {
    title: msg`Mehr als 500 Aufrufe wurden in einer Viertelstunde begrenzt`,
    remedy: msg`Das ist eine Flut, oder ein Proxy fehlt in TRUSTED_PROXIES.`
  }
}
