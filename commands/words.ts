/** Names and descriptions of all commands and options: [Polish name, English description, Polish description]. */
export type Words = readonly [polish: string, english: string, description: string];

export const OPTION_WORDS = {
  game: ['gra', 'Which game', 'Która gra'],
  mode: ['tryb', 'Variant of the game', 'Wariant gry'],
  pace: ['tempo', 'How fast you play', 'Jak szybko gracie'],
  seats: ['miejsca', 'Number of seats', 'Liczba miejsc'],
  level: ['poziom', 'How strong the bot plays', 'Jak silnie gra bot'],
  table: ['stolik', "Which table, if not this channel's", 'Który stół, jeśli nie z tego kanału'],
  user: ['osoba', 'Who', 'Kto'],
  seat: ['miejsce', 'Which seat', 'Które miejsce'],
  target: ['cel', 'Where or whom: a code from the board', 'Gdzie lub kogo: kod z planszy'],
  from: ['skąd', 'From where', 'Skąd'],
  with: ['czym', 'How: tokens, cards, dice, artifact, units', 'Czym: żetony, karty, kości, artefakt, oddziały'],
  plan: ['rozkład', 'Amounts, e.g. L3 2, M1 4, rest L5', 'Ilości, np. L3 2, M1 4, reszta L5'],
  count: ['ile', 'How many', 'Ile'],
  name: ['nazwa', 'What to use', 'Czego użyć'],
  hero: ['bohater', 'Which hero', 'Który bohater'],
  choice: ['wybór', 'One of the open choices', 'Jedna z otwartych możliwości'],
  yes: ['tak', 'Agree or not', 'Zgoda lub nie'],
  view: ['widok', 'What to show', 'Co pokazać'],
  public: ['publicznie', 'Show the answer to everyone', 'Pokaż odpowiedź wszystkim'],
  time: ['czas', 'How long, e.g. 30m, 12h, 2d', 'Jak długo, np. 30m, 12h, 2d'],
  reason: ['powód', 'Reason, shown to all', 'Powód, widoczny dla wszystkich'],
} as const satisfies Record<string, Words>;

export type OptionName = keyof typeof OPTION_WORDS;

export const TABLE_WORDS = {
  open: ['otwórz', 'Open a table in this channel', 'Otwórz stół na tym kanale'],
  join: ['dołącz', 'Take a seat', 'Zajmij miejsce'],
  leave: ['odejdź', 'Give your seat back before the start', 'Zwolnij miejsce przed startem'],
  'add-bot': ['dodaj-bota', 'Put a bot on a free seat', 'Posadź bota na wolnym miejscu'],
  remove: ['usuń', 'Free a seat before the start', 'Zwolnij czyjeś miejsce przed startem'],
  options: ['opcje', "See the game's options", 'Zobacz opcje gry'],
  start: ['start', 'Start the game', 'Rozpocznij grę'],
  status: ['stan', 'Turn, clock, score and seats', 'Tura, zegar, wynik i miejsca'],
  board: ['plansza', 'Show the board, or text', 'Pokaż planszę lub tekst'],
  undo: ['cofnij', 'Take back your last move', 'Cofnij ostatni ruch'],
  resign: ['poddaj', 'Give up; a bot plays your seat on', 'Poddaj się; bot gra dalej za ciebie'],
  replace: ['zastąp', 'Give a seat to another person', 'Przekaż miejsce innej osobie'],
  pause: ['pauza', 'Stop the clock', 'Zatrzymaj zegar'],
  resume: ['wznów', 'Let the clock run again', 'Uruchom zegar ponownie'],
  clock: ['zegar', 'See the clock', 'Zobacz zegar'],
  cancel: ['anuluj', 'Close this table', 'Zamknij ten stół'],
  log: ['dziennik', 'Everything that happened, by turn', 'Wszystko, co się stało, tura po turze'],
  fairness: ['uczciwość', 'Check the dice: hash now, seed at the end', 'Sprawdź kości: skrót teraz, ziarno na końcu'],
} as const satisfies Record<string, Words>;

export const COMMAND_WORDS = {
  table: ['stół', 'Open, join and manage a table', 'Otwórz stół, dołącz i zarządzaj'],
  help: ['pomoc', 'What you can do here right now', 'Co możesz tu teraz zrobić'],
  hand: ['ręka', 'Your cards, dice, tokens and limits', 'Twoje karty, kości, żetony i limity'],
  coins: ['monety', 'Your coins, Korra or points, with sources', 'Twoje monety, Korra lub punkty, ze źródłami'],
  games: ['gry', 'Your games everywhere, most urgent first', 'Twoje gry wszędzie, najpilniejsze najpierw'],
  recap: ['skrót', 'What happened since your last turn', 'Co się stało od twojej ostatniej tury'],
  choose: ['decyzja', 'Answer any open decision', 'Odpowiedz na dowolną otwartą decyzję'],
  pick: ['wybierz', 'Pick a race, hero or faction', 'Wybierz rasę, bohatera lub frakcję'],
  expand: ['ekspansja', 'Expand with your active race', 'Rozwijaj aktywną rasę'],
  decline: ['wymieranie', 'Put your race into decline', 'Wprowadź rasę w stan wymierania'],
  conquer: ['podbij', 'Conquer a region', 'Podbij region'],
  reinforce: ['posiłki', 'Roll for a last conquest, or deploy units', 'Rzuć o ostatni podbój lub wystaw oddziały'],
  redeploy: ['przegrupuj', 'Rearrange your tokens', 'Przegrupuj swoje żetony'],
  recruit: ['rekrutuj', 'Buy recruits', 'Kup rekrutów'],
  place: ['umieść', 'Place a marker, bomb or stronghold', 'Umieść znacznik, bombę lub warownię'],
  ability: ['zdolność', 'Use a special ability', 'Użyj zdolności specjalnej'],
  answer: ['odpowiedz', 'Say yes or no', 'Odpowiedz tak lub nie'],
  end: ['koniec', 'End your conquests, actions or turn', 'Zakończ podboje, akcje lub turę'],
  pass: ['pas', 'Pass, or let the offer go', 'Spasuj lub odrzuć propozycję'],
} as const satisfies Record<string, Words>;

/** The choices of options that have a fixed list: English name, Polish name. */
export const CHOICE_WORDS = {
  live: ['Live: minutes a turn', 'Na żywo: minuty na turę'],
  evening: ['Evening: a game in one evening', 'Wieczorne: gra w jeden wieczór'],
  daily: ['Daily: about a turn a day', 'Dzienne: około tury dziennie'],
  weekly: ['Weekly: a few days a turn', 'Tygodniowe: kilka dni na turę'],
  easy: ['Easy', 'Łatwy'],
  normal: ['Normal', 'Normalny'],
  hard: ['Hard', 'Trudny'],
  board: ['Board', 'Plansza'],
  text: ['Text', 'Tekst'],
} as const satisfies Record<string, readonly [string, string]>;
