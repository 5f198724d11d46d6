/// Endings of words, made by `Sources/Distribution/stem-endings.py`.
enum StemEndings {
    /// By language: endings, each with the letters that the stem has in its place after `>`.
    static let byLanguage: [String: String] = [
        "ca": """
        a acio acions ad ada ades ador adora adors al all als am ament aments an ana ant ants ar ara aran are \
        arem aren ari aria aries aris as at atge atiu ativa ats au ava aven cio cions dre e eix eixen eixi \
        ejar ela ell ells em ement en encia encies ens ent ents er era eren eres eria ers es esa eses esos \
        essin et eta ets eu i ia iada ial ials iana iant iar iat iats icio id ida ides ie iem ien ies il illa \
        ils ima iment in ina ines int io ions iques ir ira iran irem iria is isme ista istes it ita itar itat \
        itats ites its itza itzacio itzada itzar itzat iu ius iva ives ix la le les lo ls ment o ola ols or \
        ora ores ors os osa oses osos ot ques>c re s sar sat ses sia sio sions uda udes us ut uts
        """,
        "da": """
        ber bet de den der derne det e elig elige elighed eligt else elsen elsens elser elserne en ende endes \
        ene enes ens er ere erede eren erende erens erer eres eret erne ernes ers es et ets f fe felse fen fer \
        fes fet ge gelse gen gende ger ges get hed heden heder ig ige iger igere iget ighed igheden igheder \
        igs igste igt igten igter igtet ke kelig kelige keligt kelse ken kende kens ker kere kerne kes ket l \
        le len lende ler lere leren leret lerne les let lig lige ligere lighed ligheden ligheder ligste ligt \
        ls m me melig melse melser men mende mens mer mere meret merne mes met n ne nelse nen ner nerne nes \
        net pe pen per perne pet re rer res ret s se sen ser sere serne ses set sig sige t te telse telsen \
        telser ten tende ter tere terne tes tet tets tig tige tighed tigt
        """,
        "de": """
        e em en end ende endem enden ender endes ene enem enen ener enes enheit enheiten ens er ere erem eren \
        erer erern eres erheit erheiten erlich erliche erlichen erlicher erliches ern ers es est este esten \
        ester estern heit heiten ig ige igem igen igend igende iger iges igkeit igkeiten igst igung igungen ik \
        ike iken iker ikern isch ische ischem ischen ischer isches keit keiten lich liche lichem lichen licher \
        liches lichkeit lichste lichsten s se sen ses st ste stem sten ster stes ung ungen ungs
        """,
        "el": """
        α αγε αει ακι ακια αμαι αμε αν ανε αρακι ασ ασαι ατα αται ατοσ ατων αω για ε εδεσ ει εισ ειτε εσ εσαι \
        εστε εστερ εστερη εται ετε εων εωσ η ηδεσ ηθει ηθεισ ηθειτε ηθηκα ηθηκαν ηθηκε ηθουμε ηθουν ηθω ηκα \
        ηκαμε ηκαν ηκε ηκεσ ησ ησα ησαμε ησαν ησε ησει ησεσ ησετε ησου ησουμε ησουν ηστε ησω ι ια ιδια ιδιο \
        ιδιων ιεμαι ιεσαι ιεται ιζα ιζαν ιζε ιζει ιζεισ ιζετε ιζουμε ιζουν ιζω ικα ικεσ ικη>ηκ ικησ>ηκ ικο \
        ικο>ηκ ικοσ>ηκ ικου ικου>ηκ ικων ιου ιουνται ισα ισαμε ισαν ισε ισει ισεισ ισεσ ισετε ισμο ισμοι ισμοσ \
        ισμου ισμουσ ισμων ισουμε ισουν ιστα ιστε ιστεσ ιστη ιστησ ιστο ιστοσ ιστων ισω ιτσα ιων ο οι ομαι \
        ομαστε ομουν ονται ονταν οντασ οσ οταν οτερα οτερεσ οτερη οτερο οτεροι οτεροσ οτερουσ οτερων ου ουμαι \
        ουμε ουν ουνε ουνται ουσ ουσα ουσαμε ουσαν ουσε ουσεσ σε υ υσ υτερα υτερεσ υτερη υτερο υτεροσ ω ωθηκαν \
        ωθηκε ων ωντασ
        """,
        "en": """
        ability able ables ably al alism alities ality alize alized alizing ally als ance ances ancy ant antly \
        ants ate ated ately ates ating ation ational ations ative atively atives ator ators bed bing d ded \
        ding e eable eal eated ed edly eds eer eering eers eful efully eing ely ement ements ence ences encies \
        ency eness ent ented enting ently ents eous eously er erative ered ering ers es fed fing ful fully \
        fulness ged ging ibility ible ibles ibly ic ical ically icals icate icated ication ications iced icity \
        ics ies ilities>l ility>l ing ing>e ingly ingly>e ings ings>e ion ional ionality ionally ioned ioning \
        ions ism isms ities itis ity ive ively iveness ives ivity ization izations ize ized izer izers izes \
        izing l lation led ler lers li ling ls ly med ment ments ming ned ness nesses ning or ors ous ously \
        ped ping pings red ring s ted ting y y>i ying>i ys>i
        """,
        "es": """
        a aba abamos aban abas abilidad able ables acion aciones ad ada adamente adas ado ador adora adoras \
        adores ados ais amente amiento amientos amos an ancia ando andole andose ante antes ar ara aran aras \
        are aremos aria arian arla arlas arle arles arlo arlos arme arnos aron arse as ase aste ativa ativas \
        ativo ativos cia>t cias>t cion ciones e eada eado eados ean eando ear eas ed een eis emente emos en er \
        era eran ere eria erias erla erle erlo erlos erme ernos erse es i ia iamos ian ias ible ibles ica \
        icacion icamente icas ico icos id ida idad idades idas ido idos iendo iendose iera ieran ieras ieron \
        iese imiento imientos imos io ir ira iran ire iremos iria irla irle irlo irme irnos irse is ismo ista \
        istas iste iva ivamente ivas ividad ivo ivos mente o os osa osamente osas osidad oso osos ue uen ues \
        ya ye yen yendo yo
        """,
        "fi": """
        a aa aan aansa aat ain aisiin aista aita aksi alla alle alta an ana ani ansa asi assa asta asti at ata \
        e ea ee een eeseen eessa eesta eet eiden eilla eille eisiin eissa eista eita eja eksi ella ellaan elle \
        elta en ena eni ensa esi essa esta esti et eta etaan etta han i ia iden ien ihin iin iksi illa illaan \
        ille ilta imme in ina insa isi isiin issa issaan ista it ita itaan ja jen ka kaa kaan ki kia kin ko \
        ko>o koa>o ksi ku>u l la lan le li lin lista lla llaan lle lon>o lta lut>u man mat min mme n na nan \
        nassa nasta neet ni nin nkin non>o nsa nut>u o oita on pa pi s sa si sin ssa ssaan sta staan t ta taa \
        taan tain taisi>ai taisiin te teita teja ti tia tien tiin to>o toa>o tta tu>u tua>u tuja>u tuna>u ty>y \
        tya>y u un
        """,
        "fr": """
        a abilite able ablement ables ai aient ais ait ament amment ance ances ant ante antes ants as asse \
        asses ateur ateurs atif atifs ation ations ative atives atrice atrices cation>qu ce>t ces>t cite>qu e \
        ea eaient eait eant eante ee ees ement ements er era erai eraient erais erait eras ere erement erent \
        eres erez erons eront ers es euse eusement euses eux ez i ication ications icite ie ies iez if ifs \
        ilite>l iment iments ion ions ique iquement iques ir ira irait irent irez iront is isme ismes issait \
        issant issante isse issement issent issez issons iste istes it ite ites ive ivement ives ivite l la \
        lant le lee lement ler les li ment mment>nt na nais nait nant ne nee nees nement nements ner nes nez \
        niste s se>x sement>x ses>x t ta tait tant te ter tes tez ti tion tions ux>l x ya>i yaient>i yait>i \
        yant>i yante>i ye>i yee>i yees>i yer>i yes>i yez>i
        """,
        "hi": """
        आ आई इ ई ईं ऊ ए ओ कर ता ताएं ताओं ती तीं ते ना नाएं नाओं नी ने ा ाँ ां ाइए ाइयां ाइयों ाई ाईं ाऊंगा ाए \
        ाएं ाएंगे ाएगा ाएगी ाओ ाओं ाओगे ाकर ाता ाती ाते ाना ाने ाया ि िए ियाँ ियां ियों ी ीं ु ुएं ुओं ू ूंगा \
        ूंगी े ें ेंगी ेंगे ेगा ेगी ो ों ोगी ोगे ्
        """,
        "hu": """
        a aba aban abol ad adt ahoz ai ainak ait ak akat akban am an anak ant ara arol at attal aval ba ban be \
        ben bol d den det don dot dre e ebe eben ebol ed edt ehez ei einek eit ek ekben eken eket ekkel eknek \
        ekre ekrol em emben emet emmel en enek ere erol ert et ettel evel gal gel hez hoz i ia iaban ian iat \
        id ie ig ik ika ikat in inek io ion ira ire it iuk ivel ja jaba jaban jai jan janak jara jat javal je \
        jen jenek jet juk k ka kai kan kat kban ke kent ket ki kkal knak kon kor kot m man mat mban met mot n \
        nak nal nek nel nk o od ok okat okban oki okkal oknak okon okra om omban on ora ot ra ral re rel rol \
        sal se sel t tol uk ukat uket ul unk val vel
        """,
        "it": """
        a abile abili amente amenti amento ando andosi ano ante anti anza anze ar arci are argli arla arle \
        arli arlo armi arne arono arsi arti arvi asse ata ate ati ativa ative ativi ativo ato atore atori \
        atrice ava avano avi avo azione azioni e emente enda ende endo endosi era erai eranno erci ere erebbe \
        erebbero erei eremo erete erla erle erli erlo ermi erne ero ersi erti ervi essero ete eva evano evi \
        evo h he hera hi hia hiamo hie hio i ia iamente iamento iamo iando iano iante iare iarsi iata iate \
        iati iato iava iazione ibile ibili ica icamente icazione ice iche ici ico ie iere imenti imento io \
        iosa iosi ioso ir ira iranno ire irlo irono irsi isca isce isci isco iscono ismo ista isti ita ite iti \
        ito iva ivamente ivano ive ivi ivita ivo mente o ono osa osamente ose osi oso uta ute uti uto za>t \
        ze>t zione zioni
        """,
        "lt": """
        a ai ais aja am ama amas ame ami amos ams amu an anciu ant antis antys as asi asis ate au auja aus \
        ausi auti cia>t ciai>t ciau cio>t ciu>t cius>t dama damas dami davo e ei eja ejai ejas ejau eje ejes \
        ejo eju ejus ele eliu eme emis ems es ese esi esne esnes esni esnis eta eti etu i ia iai iais iam iame \
        iams iant ias iasi iau iaus iausia iausias iausiu ie ieji iems ies imi imis inga ingai ingas ingi ingo \
        ingos ingu inta intas inti intis intu io ioje ion ios is iska iskai iskas iskos it ite iu iui iuose \
        ius jama jamas jami k ki kite o oja oje oji ojo om ome omis oms on os ose osi osios ota otas ote oti s \
        sime site siu ti u ui uju uoja uose uota uotas uoti us usi y yje ys yta ytas yti ytu zia ziai zio ziu
        """,
        "nl": """
        ad>d af>f ag>g ags>g agse>g ak>k akse>k al>l albaar>l als>l alse>l am>m amheden>m amheid>m an>n \
        anbaar>n ans>n anse>n ap>p ar>r arheden>r arheid>r arlijk>r arlijke>r ars>r arse>r as>s at>t ats>t \
        atse>t baar baarheid bare de den den>id ding e ece>c ed>d edde>d ede>d eds>d ef>f efs>f eg>g ek>k \
        ekbaar>k eks>k ekse>k el>l ele>l elen>l elijk elijke els>l em>m embare>m ems>m en en>n end ende enden \
        endheid ene enheden enheid enheid>n ens>n ense>n ep>p eps>p er>r erbaar>r ere>r eren>r erlijk>r ers>r \
        erse>r es>s ese>s et>t eten>t ets>t ette>t eze>z heden heid heids ig ige igen igend igende igheden \
        igheid iging igingen ing inge ingen ings ingse ke kelijk kelijke ken kend kende king kingen lijk lijke \
        od>d ods>d of>f og>g ok>k oks>k ol>l ole>l olen>l ols>l olse>l om>m omen>m on>n onbaar>n onen>n \
        onlijk>n ons>n op>p ops>p or>r ors>r os>s ose>s osheid>s ot>t oten>t ots>t otte>t oy>y s se te telijk \
        telijke ten tend tende ting tingen um>m ur>r urlijk>r urlijke>r us>s ut>t
        """,
        "no": """
        a ande ane ar as ast e ede edes eig elig elige elighet eloven else elsen elsene elsens elser en ende \
        ene enes ens er ers es et ets het heten hetene hetens heter ig ige igen igende igene iger iget ighet \
        igheten ighetene ighetens igheter lege legen leger lig lige liger lighet ligheten ligheter loven s \
        sloven t te
        """,
        "pt": """
        a acao acoes ada adamente adas ado ador adora adoras adores ados ais am amente amento amentos amos \
        ancia ando ante antes ar ara aram arao aras arei arem aremos ares aria ariam arias armos as asse assem \
        aste ativa ativas ativo ativos ava avam avamos aveis avel cao cia>t cias>t coes e ea eada eadas eado \
        eados eando ear eas ei eia eiam eias eis em emente emos endo eo eos eou er era eram erao eras erei \
        erem eremos eres eria eriam erias ermos es esse essem este eu eza i ia iacao iada iadas iado iados \
        iais iam iamento iamos iando iar iaram ias ica icamente icas icidade ico icos ida idade idades idas \
        ido idos ie imento imentos imos indo iosa ioso iou ir ira iram irao irem iremos iria irmos is ismo \
        ismos isse ista istas iste iu iva ivamente ivas ivel ividade ivo ivos mente o os osa osamente osas oso \
        osos ou ue
        """,
        "ro": """
        a abil abila abile abili ai al ala ale am and andu ant anta ante antul ara are area arele ase at ata \
        ate atea atele atelor ati atii ativ ativa ative ativul atoare atoarea ator atori atorii atorilor \
        atorul atorului atul atului au e ea eam easca eau eaza ei ele elor em ere erea erele esc ese esele eul \
        eului ez eze ezi ezii i ia iat iata iate iatul iatului ibil ibila ibili ic ica ice ici icii icile \
        icilor icul icului ie iei ii iile iilor ile ilor im imul ind indu ioasa ioase ios ire irea ise it ita \
        itate itatea ite iti itiv itive itoare itor itori itorii itorul itul itului iul iului iv iva ive ivele \
        ivi ivitate ivul ivului le lor m>t me>t mul>t mului>t oare oarea oasa oase or ori orii orilor orul \
        orului os se sea sei sele selor sese ui ul ului ura use ut uta ute utul utului
        """,
        "ru": """
        а ам ами ась ах ая аясь в вшии вших е ев его ее еи ем емся ему емых ен ена ено ены ет ете ется ешь \
        ешься ею и ив ие иеи ием ии ил ила илась или ились ило илось ился им ими имся ио ись ися ит ите итесь \
        ится ить иться их ишь ию ия иям иями иях л ла лась ли лись ло лось лся н на ная ни нная нно нного нное \
        ннои нные нныи нным нных но ного ное нои ном ному ности ность ную ны ные ныи ным ными ных о ов ого ое \
        ои ом ому остеи ости ость остью ось ся ть ться у ует уется усь ую уют уются ующие ующих щая щего щеи \
        щие щии щих ы ые ыи ыл ым ыми ыть ых ь ье ьев ьи ься ью ья ю юсь ют ются ющего ющеи ющие ющии ющих юю \
        я ям ями ят ятся ях яя
        """,
        "sv": """
        a ad ade ades ande anden andes andet ar are aren arens arna arnas as ast aste at d da dad de den der \
        des e else elsen elsens elser elserna en ens er ern erna ernas erns es het heten hetens heter heterna \
        ig iga igande igare igas igast igaste ige igen iger ighet igheten ighetens igheter igt lig liga ligar \
        ligare ligast ligaste lige ligen lighet ligheten ligheter ligt n na nad nade nande nar nas nat ne nen \
        ner nerna nes nor ns or orna ornas s t ta tad tade tades tande tar tare taren tarna tas tat te ten \
        tens ter terna tes thet theten tor ts
        """,
    ]
}
