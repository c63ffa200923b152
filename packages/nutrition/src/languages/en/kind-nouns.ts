import { wordMap, wordSet } from "../word-lists.ts";

/**
 * Nouns of kinds, each with the last words of names of foods of the kind that people say before it: "ribollita soup",
 * "kashkaval cheese". Stems.
 */
export const kindNouns: ReadonlyMap<string, ReadonlySet<string>> = wordMap([
  [
    "soup",
    wordSet(`shchi ukha solyanka kulajda tarator ribollita ajiaco zurek barszcz rassolnik flaki ogorkowa cesnecka krupnik
      kapusniak rosol pomidorowa chlodnik kharcho waterzooi snert erwtensoep artsoppa hernekeitto lohikeitto pozole menudo
      sancocho locro chupe encebollado cazuela mercimek ezogelin tarhana iskembe ciorba corba halaszle gulyas okroshka`),
  ],
  [
    "cheese",
    wordSet(`halloumi sulguni kashkaval kasar oscypek roquefort gruyere emmental beaufort reblochon cantal morbier scamorza
      stracchino squacquerone crescenza caciocavallo asiago taleggio kasseri kefalotyri graviera manouri mizithra telemea
      sirene brunost tilsit appenzeller maasdam leerdammer idiazabal mahon tetilla cotija panela burrata`),
  ],
  [
    "bread",
    wordSet(
      `simit bolillo rugbrod lefse knackebrod knekkebrod brioche flatkaka marraqueta hallulla telera broa bazlama tunnbrod`,
    ),
  ],
  [
    "cake",
    wordSet(`sachertorte prinsesstarta pavlova medovik kladdkaka bienenstich streuselkuchen stollen panettone pandoro roscon
      sekacz sakotis baumkuchen babka kozunak cozonac chocotorta szarlotka`),
  ],
  [
    "pastry",
    wordSet(
      `baklava borek oreja napolitana ensaimada sfogliatella cornetto concha medialuna wienerbrod koulouri bougatsa`,
    ),
  ],
  [
    "dumpling",
    wordSet("khinkali pelmeni vareniki varenyky pierogi manti maultaschen kopytka cepelinai"),
  ],
  [
    "sausage",
    wordSet(`sucuk falukorv kabanos morcilla merguez bockwurst weisswurst rookworst cervelat andouillette chourico linguica
      longaniza butifarra fuet makkara cevapi`),
  ],
  [
    "cookie biscuit",
    wordSet(
      "stroopwafel alfajor speculoos pepparkakor amaretti delicje kourabiede vanillekipferl plazma",
    ),
  ],
  [
    "stew",
    wordSet("gulasz fabada stoofvlee bigo cassoulet lecso cocido carbonnade moqueca porkolt"),
  ],
  ["pizza", wordSet("lahmacun lahmajun fugazzeta")],
  ["bun", wordSet("kanelbulle kardemummabulle korvapuusti skolebolle semla")],
  ["roll", wordSet("kifli kajzerka rohlik semmel brotchen kanelbulle")],
  ["yogurt", wordSet("skyr")],
  ["pancake", wordSet("blini pannenkoek palatschinken palacinky placki nalesniki raggmunk")],
  ["brandy", wordSet("rakija rakia palinka slivovitz pisco")],
  ["soda", wordSet("kola kofola almdudler rivella ting julmust chinotto")],
  ["drink", wordSet("ayran boza salep kompot mauby")],
  ["ball", wordSet("pkhali")],
]);
