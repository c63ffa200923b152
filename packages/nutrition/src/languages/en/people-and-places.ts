import { wordSet } from "../word-lists.ts";

/** First names that are not foods. */
export const firstNames =
  wordSet(`aaron abby abena abigail adam adele adrian agnes aisha alan albert alex alexa alexander alexis
  alfie alice alicia alina alison allan allen amanda amelia amir amy ana anders andre andrea andrew angela
  anita anja ann anna anne annie anton antonio anya archie ariana arjun arthur asha ashley astrid aubrey ava
  ayesha barbara beatrice becca becky bella benjamin benji bernard beth bethany betty bianca billy blake bob
  bobby boris brad brandon brenda brian bridget bruno caitlin caleb callum cameron carla carlos carmen carol
  caroline catherine cathy cecilia charles charlie charlotte chen chiara chloe chris christian christina
  christine christopher cindy claire clara clare colin colleen connor craig cristina cynthia daisy damian
  dana dani daniel daniela danny daphne darren dave david deborah dee deepa deepak denise dennis derek diana
  diane dick diego dominic donna doris dorothy doug duncan dylan eddie edith edward eileen elaine eleanor
  elena eli elias elijah elisa eliza ellen ellie elliot emil emilia emily emma eric erica erik erin ernie
  esther ethan eva evan eve evelyn fatima felix finn fiona florence frances franklin fred freddie freya
  friedrich gabriel gareth gary gavin gemma geoff george georgia gina giulia gloria gordon greg greta gwen
  hamza hana hannah harold harriet harry hassan heather heidi helen henry holly howard hugh hugo ian ibrahim
  ida imogen imran ingrid irene isaac isabel isabella isla ivan jackie jackson jacob jacqueline jake jamal
  james jamie jan jane janet jason jay jean jeff jen jenna jennifer jenny jeremy jess jesse jessica jill jo
  joan joanna joel johan john johnny jon jonas jonathan jordan jose joseph josh joshua joyce juan judith
  judy jules julia julian julie justin karen karim karl kate katherine kathleen kathy katie kayla keith
  kelly ken kenji kenny kerry kevin kimberly kiran kirsty krishna kyle laura lauren layla leah lee leila
  lena leo leon leonie leslie lewis liam linda lisa liz lizzie lola lopez louis louise luca lucas lucia lucy
  luis luke lydia lynn maddie madison maggie malik mandy marco marcus margaret maria mariah marie mario
  marion marites marshall marta martha martin mary mateo matt matthew maureen maya megan melanie melissa mia
  michael michelle miguel mike miles millie miriam mohammed molly mona monica moses muhammad nadia nancy
  naomi natalie natasha nathan ned neil nicky nicola nicole nigel nina noah noel nora norman oli oliver
  olivia ollie omar oscar owen pablo paige pamela paolo patricia patrick paul paula pauline paulo penny pete
  peter petra phil philip phoebe pippa polly priya rachel rahul raj ralph ravi rebecca rhys richard richie
  ricky rita rob robert robin roger rohan ron rosa rosie ross roy rupert ruth ryan sabrina sally sam
  samantha samira samuel sanjay sara sarah sasha scott sean seb sebastian sergio shane shannon sharon shaun
  sheila simon sofia sonia sophia sophie stacey stan stanley stefan stephanie stephen steve steven stuart
  sue suki susan susie suzanne sven sylvia tamara tania tanya tara ted teddy teresa tess thabo theo theresa
  thomas tilly timothy tina toby todd tom tommy tony tracey tracy trevor trish tyler uma ursula valerie
  vanessa veronica vicky victor victoria vijay vikram vincent vivian walter wanda wayne wei yasmin yuki
  yusuf yvonne zac zach zanele zara zoe`);

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
  queens rome rotterdam scotland seattle seoul sheffield shoreditch singapore soho spain stockholm swansea sweden
  switzerland sydney tenerife thailand tokyo toronto uganda ukraine utah vancouver vegas venice virginia wales
  warsaw washington wisconsin wolverhampton zurich`);

/** First names that are also words or parts of names of foods: names only with a capital letter. */
export const firstNamesLikeWords: ReadonlySet<string> =
  wordSet(`ali andy ann ben bill carl dan debbie don elizabeth ella frank frankie grace graham harvey jack
  jasmine jerry jim jimmy joe june kim lara lea lily logan lorraine luna mark max mei mila milo
  morgan nick olive pam pat pedro ray rose ruby shirley stella teri terry tim vera violet wendy will
  william`);
