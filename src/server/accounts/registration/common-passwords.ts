import type { Site } from "../../../domain/site/site.ts"
import { isLeakedOften } from "./known-passwords.ts"

/** Common words in passwords, in lower case; they are recognised also with digits and symbols around them. */
const words = `
password passwort passwords passw0rd passwortt kennwort kennwoerter losungswort geheim geheimnis geheimwort topsecret
secret letmein welcome willkommen hallo hallohallo hallowelt hello helloworld guten gutentag gutenmorgen servus moin
gruezi gruess gruessgott login logmein anmelden anmeldung zugang admin administrator adminadmin superuser root toor
master user username benutzer benutzername gast guest test tester testtest testing demo default changeme change
aendern start starten standard system server internet computer laptop windows microsoft google googlemail gmail yahoo
facebook instagram whatsapp twitter tiktok youtube amazon ebay paypal apple iphone samsung android nintendo playstation
xbox minecraft fortnite pokemon pikachu starwars startrek matrix batman superman spiderman ironman avengers harrypotter
hogwarts gandalf frodo merlin dragon drache phoenix shadow schatten thunder donner lightning blitz sunshine sonnenschein
sonne sommer summer winter herbst autumn fruehling spring januar februar maerz april juni juli august september oktober
november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag monday friday sunday weihnachten ostern
feiertag urlaub ferien strand meer berge wald blume blumen blumenwiese rose rosen lilie tulpe schmetterling butterfly
iloveyou iloveu ichliebedich liebe liebling schatz schatzi schatzili schatzilein mausi hasi hase haeschen maus maeuschen
engel angel prinzessin princess prinz koenig koenigin queen king kaiser sweetheart darling honey baby babygirl lover
lovely love loveme loveyou forever fuerimmer freunde freundin freund friends friend familie family mama papa mutter vater
oma opa kinder tochter sohn bruder schwester zuhause heimat daheim wohnung haus garten keller dachboden
football fussball soccer baseball basketball handball eishockey hockey tennis formel formula ferrari porsche mercedes
bmw audi volkswagen golf passat skoda opel ford mustang corvette harley yamaha kawasaki honda ducati motorrad
bayern bayernmuenchen fcbayern borussia dortmund schalke werder bremen hamburg hsv stuttgart frankfurt eintracht
koeln leverkusen hertha berlin muenchen leipzig dresden hannover nuernberg rapid rapidwien austria sturmgraz salzburg
wien graz linz innsbruck zuerich basel luzern bern schweiz switzerland oesterreich deutschland germany europa europe
liverpool chelsea arsenal manchester barcelona realmadrid juventus ronaldo messi
michael andreas thomas stefan stephan christian martin markus alexander daniel peter wolfgang klaus juergen dieter manfred
helmut werner gerhard heinz horst hans franz josef johann karl walter robert patrick sebastian florian tobias matthias
philipp lukas jonas leon felix maximilian maria anna sabine susanne petra monika claudia andrea nicole stefanie
christina katharina julia sarah laura lisa lena hannah sophie emma mia jessica jennifer vanessa melanie sandra daniela
michelle charlie jordan hunter harley buster tigger ginger pepper cookie bailey maggie bandit rocky lucky happy lucifer
hund katze kater kaetzchen hundchen doggy kitty hellokitty snoopy garfield schnuffel schnucki schnucke bella luna balu
rex bello waldi minka felix mausebaer teddybaer teddy baerchen baer tiger loewe lion panther wolf adler falke delphin
delfin pferd pferde einhorn unicorn elefant affe monkey monkeys chicken banana banane orange apfel erdbeere kirsche
schokolade chocolate kuchen keks pizza pasta kaffee coffee bier wein cola cocacola butter kaese wurst bratwurst
trustno access superman whatever nothing nichts keineahnung vergessen egal mirdochegal passtschon ohnepasswort
kein keinpasswort meinpasswort meinkennwort neuespasswort neueskennwort altespasswort sicher sicherheit security
freedom freiheit frieden peace hope faith jesus jesuschrist gott godbless heaven himmel hoelle teufel devil
fuckyou fuckme fuckoff fucking asshole arschloch scheisse scheiss ficken fickdich wichser hurensohn schlampe penis
pussy sexy sexsex porno titten killer ninja samurai pirate pirat soldier sniper gamer legend legende winner
gewinner champion champ number nummer eins zwei drei vier einszweidrei onetwothree computerfreak hacker
heizung heizen heizmarkt heizoel pellets pellet holzpellets holz brennholz kaminholz kamin ofen kessel feuer oel diesel
energie energy strom waerme brennstoff lieferung bestellung kunde kundenkonto konto
abcdef abcdefg abcdefgh abcabc abc asdf asdfgh asdfghjk asdfghjkl asdasd qwer qwert qwertz qwertzu qwertzui qwertzuiop
qwerty qwertyu qwertyui qwertyuiop qwerqwer yxcv yxcvbn yxcvbnm zxcv zxcvbn zxcvbnm qay qaywsx qaywsxedc qazwsx
qazwsxedc wasd wasdwasd aaa bbb xxx zzz blabla blablabla lalala hahaha nanana dada mama lol lollol haha hihi
`
const known: ReadonlySet<string> = new Set(words.split(/\s+/u).filter((word) => word !== ""))

/** Rows of keys on a keyboard, and the alphabet; sequences are recognised in either direction. */
const rows: ReadonlyArray<string> = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertzuiopü",
  "qwertyuiop",
  "asdfghjklöä",
  "yxcvbnm",
  "zxcvbnm",
  "1q2w3e4r5t6z7u8i9o0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qay2wsx3edc4rfv5tgb6zhn",
  "1qaz2wsx3edc4rfv5tgb6yhn",
  '!"§$%&/()=',
  "!@#$%^&*()"
]

const isWalk = (text: string): boolean => {
  const back = Array.from(text).toReversed().join("")
  return rows.some((row) => row.includes(text) || row.includes(back))
}

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" }
/** Digits and symbols that replace letters. */
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i"
}

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => umlauts[letter] ?? letter)

const undisguised = (text: string): string =>
  text.replace(/[0134578@$!]/gu, (sign) => disguises[sign] ?? sign)

/** Removes digits and symbols around a word. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")

/** Returns the repeated part of a text, or the whole text: "abcabc" is "abc" twice. */
const repeated = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

/**
 * Shorter words of the operator's name are ignored, e.g. the legal form, because they are part of too many passwords.
 */
const shortestOwn = 4

/**
 * Returns words that users of this shop are likely to use in addition to the common ones: the operator's name, as a
 * whole and word by word, and its domains.
 */
export const wordsOfShop = ({
  operator,
  locales
}: Pick<Site, "operator" | "locales">): ReadonlySet<string> => {
  const named = folded(operator.name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "" && !/^(?:gmbh|ug|ag|kg|ohg|gbr|co|ek|sa|sarl)$/u.test(word))
  const hosts = Object.values(locales).flatMap(({ origin }) =>
    new URL(origin).hostname.split(".").slice(0, -1)
  )
  const all = [...named, named.join(""), ...hosts, ...hosts.map((label) => label.replaceAll("-", ""))]
  return new Set(all.filter((word) => word.length >= shortestOwn))
}

/**
 * Whether attackers would try a password early: often leaked, a listed word in any disguise, a sequence of a keyboard
 * row, one repeated part, or fewer than twelve characters without a letter (rule account.password). `own` are the words
 * of this shop.
 */
export const isCommonPassword = (password: string, own: ReadonlySet<string> = new Set()): boolean => {
  const text = folded(password.trim())
  const core = repeated(text)
  const isKnown = (word: string) => [word, repeated(word)].some((each) => known.has(each) || own.has(each))
  return (
    (text.length < 12 && !/[^\d\s!-/:-@[-`{-~§]/u.test(text)) ||
    core.length < 4 ||
    isLeakedOften(text) ||
    isWalk(core) ||
    isKnown(bare(text)) ||
    isKnown(undisguised(text)) ||
    isKnown(undisguised(bare(text))) ||
    isKnown(bare(undisguised(text)))
  )
}
