import { wordSet } from "../word-lists.ts";

/** First names that are not foods. */
export const firstNames =
  wordSet(`aaron abby abigail adam adele adrian agnes aisha alan albert alex alexa alexander alexis alfie alice alicia
  alina alison allan allen amanda amelia amy ana andrea andrew angela anita anna anne annie antonio archie arjun
  arthur asha ashley barbara benjamin bernard beth bethany betty bianca blake bobby brenda brian bridget bruno
  caitlin carla carlos carmen carol caroline catherine chloe chris christine christopher cindy claire clara
  colin colleen connor craig cynthia daisy dani daniel darren dave david deborah deepak denise derek diana diane
  dick dominic donna dorothy doug dylan edward eileen elaine eleanor elena ellen ellie emily emma eric erica
  erin esther ethan eva evan evelyn fatima felix fiona frances franklin fred freddie freya friedrich gabriel
  gareth gavin gemma george gina gloria gordon greg gwen hannah harriet heather helen henry holly hugh hugo ian
  imogen irene isaac isabel isabella isla jacob jacqueline jake jamal james jamie jane janet jason jen jenna
  jenny jeremy jess jesse jessica jill joan joanna joel john johnny jonathan joseph josh joshua joyce judith
  judy julia julie justin karen karl kate katherine kathleen kathy katie kayla keith kelly ken kevin kimberly
  krishna kyle laura lauren lee leo leon leslie liam linda lisa liz lopez louis louise lucas lucy luis luke lynn
  marco marcus margaret maria mariah marie marion marshall mary mateo matt matthew megan melanie melissa michael
  michelle miguel mike mohammed molly monica moses muhammad naomi natalie natasha ned neil nicole nigel nina
  noah nora oli oliver ollie oscar pamela patricia patrick paul paula peter phil philip phoebe priya rachel
  rahul raj ravi rebecca rhys richard richie rob robert robin roger ron rosa ross ruth ryan sam samantha samuel
  sara sarah scott sean shannon sharon shaun sheila simon sofia sophia sophie stacey stefan stephanie stephen
  steve steven stuart sue susan suzanne sven tara teddy teresa theo theresa thomas timothy tina todd tom tony
  tracey tracy trevor tyler ursula valerie vanessa veronica vicky victor victoria vikram walter yasmin yuki
  yusuf zach zoe`);

/** Cities, regions and countries that are not foods. */
export const placeNames =
  wordSet(`aberdeen africa amsterdam asia athens atlanta auckland austin australia baltimore bangalore bangkok barcelona
  beijing belfast berlin birmingham bradford brighton brisbane bristol brixton brooklyn brussels budapest cairo
  calgary cambridge camden canada cardiff chennai cleveland copenhagen cornwall croatia dallas denmark denver
  detroit devon dublin edinburgh egypt europe galway geneva germany ghana glasgow greece hackney helsinki
  houston ibiza iceland india ireland istanbul jakarta japan johannesburg kampala kansas kent kenya korea lagos
  leeds lisbon liverpool london luton majorca mallorca manchester manhattan manila melbourne miami michigan
  minnesota montreal moscow mumbai nairobi nashville netherlands newcastle norfolk norway nottingham ohio
  ontario oregon orlando oslo ottawa oxford paris perth phoenix pittsburgh poland portland portugal prague
  queens rome rotterdam scotland seattle seoul sheffield shoreditch soho spain stockholm swansea sweden
  switzerland sydney tenerife thailand tokyo toronto uganda ukraine utah vancouver vegas venice virginia wales
  warsaw washington wisconsin wolverhampton zurich`);
