### Las palabras de la página en español. Las de los juegos están junto a ellos, en los catálogos de Python.

## En todas partes

home = Serai, al vestíbulo
main-menu = Menú principal
skip-to-content = Ir al contenido
rules = Reglas
learn = Aprender en tres minutos
search-rules = Buscar en las reglas
found-in-rules =
    { $number ->
        [0] Nada en las reglas lo dice.
        [one] Un lugar de las reglas lo dice:
       *[other] { $number } lugares de las reglas lo dicen:
    }
contents = Índice
about = Acerca de
lamplight = Luz de candil
sound = Sonido
close = Cerrar
back = Volver
more = Asientos, crónica, charla y más
yes = sí
no = no
loading = Un momento…
try-again = Intentar de nuevo
to-lobby = Al vestíbulo
to-table = A la mesa
copy = Copiar
copied = Copiado.
copy-yourself = El enlace está marcado: cópialo con Ctrl+C, o mantenlo pulsado.
share = Compartir
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Todo el tablero
board-of = El tablero de { $game }

seat-blue = círculo azul
seat-vermilion = rombo bermellón
seat-green = triángulo verde
seat-purple = cuadrado morado
seat-gold = estrella dorada
seat-slate = hexágono pizarra

## Cuando algo no está

offline-title = El servidor no responde
offline-text = Quizá se esté reiniciando. No se pierde nada: tus mesas están guardadas.
missing-title = Aquí no hay nada
missing-text = Puede que la dirección haya llegado cortada.
no-table-title = Esa mesa no existe
no-table-text = Puede que el enlace esté incompleto. Pídelo otra vez o abre tu propia mesa.
broken-title = Algo ha fallado aquí
no-learn-title = No se ha podido traer esta página
no-rules-title = No se han podido traer estas reglas
no-replay-title = Todavía no hay repetición
no-replay-text = Una partida se puede volver a ver cuando ha terminado.
connecting = Llegando a la mesa…
connecting-text = La página seguirá por sí sola en cuanto el servidor responda.
laying-out = Preparando el tablero…
reconnecting = Se ha perdido la conexión. Volviendo…

## El vestíbulo

lobby-title = Entra, siéntate, juega
lobby-lead = Juegos de mesa: contra bots, con amigos mediante un enlace, o varios ante una misma pantalla. Sin cuenta, solo un nombre.
game-silk = Lleva tus orugas de seda de pasto en pasto, cércalos y cuidado con el lobo.
game-silk-road = Puja por guiar la caravana de Chang'An a Antioquía y comercia por el camino.
game-silver-isle = Desembarca, explora, busca plata y llévala a casa antes que los demás.
lobby-foot = Libre, abierto y no oficial: los juegos son de sus autores.
players-from-to = De { $from } a { $to } jugadores
players-number = { $number } jugadores
time-silk = 45 minutos con amigos, 15 contra bots
time-silk-road = 60 minutos con amigos, 15 contra bots
time-silver-isle = 90 minutos con amigos, 30 contra bots
weight-silk = Se aprende en una partida
weight-silk-road = Se aprende en una partida
weight-silver-isle = Se aprende en dos o tres partidas
play-bots = Jugar a { $game } contra bots
opening = Abriendo…
preparing = { $game } se está preparando, solo esta vez. Sus mesas empiezan solas.
unprepared = No se pudo preparar { $game }.
set-up = Preparar una mesa
bots = Bots
more-bots = Más: otras maneras de jugar
your-turn-tables = Te toca
your-tables = Tus mesas
open-tables = Mesas con un asiento libre
finished-tables = Terminadas
open-seat = asiento libre
your-turn-for = Te toca desde hace { $time }
turn-of-for = Le toca a { $name } desde hace { $time }
waits-for-people =
    { $number ->
        [0] Empieza enseguida
        [one] Espera a uno más desde hace { $time }
       *[other] Espera a { $number } más desde hace { $time }
    }
a-moment = un momento
stage-running = en juego
over-since = { $result }, { $day }
you-won = Has ganado
you-play-as = Juegas como { $name }.
change-name = Otro nombre
keep-name = Guardar
show-all = Mostrar las { $number }
default-name = Viajero
default-friend = Amigo { $number }

## Preparar

set-up-title = Una mesa de { $game }
how-many = ¿Cuántos jugáis?
who-sits-where = ¿Quién se sienta dónde?
who = Quién
name = Nombre
level = Nivel
seat-number = Asiento { $number }, { $colour }
kind-me = Yo
kind-here = Alguien ante esta pantalla
kind-open = Un amigo, por enlace
kind-bot = Un bot
kind-open-means = Recibirás un enlace para enviar.
begins-silk = Quién empieza se echa a suertes: quien saca más coloca primero. Se juega en el orden de los asientos.
begins-silk-road = Quién tiene primero el peón se echa a suertes. Os sentáis en este orden alrededor de la mesa.
begins-silver-isle = Quién empieza se echa a suertes. Se juega en el orden de los asientos.
mix-seats = Mezclar los asientos
bot-random = Vagabundo
bot-random-is = juega cualquier cosa
bot-greedy = Mercader
bot-greedy-is = toma lo que paga al momento
bot-search = Buscador
bot-search-is = piensa por adelantado
bot-beginner = Novicio
bot-beginner-is = aprende como tú
bot-easy = Peregrino
bot-easy-is = fácil
bot-medium = Negociante
bot-medium-is = una partida pareja
bot-hard = Sabio
bot-hard-is = difícil de vencer
bot-expert = Maestro
bot-expert-is = piensa mucho y bien
list-open-seats = Mostrar los asientos libres a todos en el vestíbulo
pace = Ritmo
pace-quick = Rápido
pace-quick-means = un bot te sustituye tras un minuto de ausencia
pace-calm = Tranquilo
pace-calm-means = un bot te sustituye tras diez minutos de ausencia
pace-letters = Por carta
pace-letters-means = tomaos días si queréis
options = Reglas de la casa
options-changed =
    { $number ->
        [0] las de siempre
        [one] 1 cambiada
       *[other] { $number } cambiadas
    }
options-reset = Todas como siempre
usual-value = { $value } (lo habitual)
options-lead = Donde el reglamento no es claro, hemos elegido. Podéis elegir otra cosa; cada enlace lleva a la aclaración.
value-shortest = el más corto
value-longest = el más largo
value-sum = todos
value-in-contact = los que están en contacto con él
value-all-built = todos los construidos
value-none = nada
value-fewest-in-den = menos orugas en la cueva
value-west = a Antioquía
value-east = a Chang'An
value-neutral = neutrales
value-goods = con mercancías
value-public = a la vista
value-hidden = solo lo agotado
value-unlimited = cuanto haga falta
value-strict45 = las monedas de la caja
value-skip = no
value-play = sí
value-per-go = una
value-per-tile = dos
value-after-first = tras la primera loseta
value-before-first = antes de la primera loseta
value-next-gets-3 = se paga al siguiente
value-no-second = no se paga
value-all = todos
value-fails = fracasa
value-only-with-goods = no se permite
value-shared = comparten la victoria
value-money-then-goods = decide el dinero, luego las mercancías
value-printed = como impreso
value-random = al azar
value-arrived = al llegar
value-unloaded = al descargarla
value-closest = lo más cercano
value-next = y lo contiguo
value-survive = queda una cuadrilla
value-wiped-out = no queda ninguna
value-off = no
value-port = sí
could-not-open = No se ha podido abrir la mesa. No se pierde nada: inténtalo de nuevo.
open-table = Abrir la mesa

option-silk-nursery-min-distance = Lados entre dos criaderos como mínimo
option-silk-mandatory-rescue = Con la reserva vacía, se rescata una oruga de la cueva antes de tirar
option-silk-no-wilful-waste = Un dado que se puede usar va antes que uno que no
option-silk-raise-onto-ookami = Se puede criar una oruga en la loseta del ookami junto a un criadero, y será capturada
option-silk-connect-through-foreign-nursery = Los muros conectan más allá de criaderos ajenos
option-silk-multi-close = Qué puntúa cuando un muro cierra varios tramos
option-silk-nursery-scores-segments = Un criadero nuevo puntúa los tramos que cierra
option-silk-long-wall-must-close = Solo un tramo cerrado es un Muro Largo
option-silk-edge-encloses = El borde desnudo del tablero cierra cercados
option-silk-enclosure-nurseries = Qué criaderos de quien controla un cercado multiplican sus losetas
option-silk-latch-trigger = El final, una vez desencadenado, no se revoca
option-silk-tie-break = Qué decide entre puntuaciones iguales

option-silk-road-direction = Hacia dónde va la caravana
option-silk-road-bonus-set = Qué acciones llevan impresas las cinco ciudades especiales
option-silk-road-open-counts = Todos ven cuánto dinero y cuántas mercancías tiene cada uno; las clases siguen ocultas
option-silk-road-supply-counts = Si la reserva se cuenta a la vista
option-silk-road-bank = Cuánto dinero tiene la banca
option-silk-road-final-auction = Hay subasta aunque solo quede el final
option-silk-road-barterer-tokens = Cuántas fichas de turno cuestan dos losetas con un Regateador
option-silk-road-barterer-call = Cuándo se anuncia un Regateador
option-silk-road-vizier-after-tie = El segundo premio tras un primero compartido
option-silk-road-vizier-tie-second = Un segundo premio que varios compartirían es para
option-silk-road-thief-empty-victim = Robar a quien no tiene mercancías
option-silk-road-crook-on-bonus = Un Estafador puede cambiar una acción impresa
option-silk-road-crook-same-city = Un Estafador se puede usar donde se tomó
option-silk-road-final-tie = Puntuaciones iguales al final

option-silver-isle-coasts = Qué costa es de cada palo
option-silver-isle-both-actions = Hay que gastar las dos acciones de cada turno
option-silver-isle-mine-cap = La plata que cabe como máximo en una mina
option-silver-isle-silver-counts = Cuándo se cuenta la plata como llegada a Europa
option-silver-isle-ship-reach = Suelo del que un barco puede tomar plata
option-silver-isle-least-damage = El menor daño de una cuadrilla que vence sola
option-silver-isle-damage-short = Vencedores que no pueden pagar su daño
option-silver-isle-drop = Una cuadrilla en su propio puerto puede dejar su plata, gratis
option-silver-isle-ask-for-silver = El vencedor de un combate reparte cada ficha de plata capturada
option-silver-isle-quiet-rounds = Rondas sin avance que terminan la partida (0: nunca)
option-silver-isle-limit-rounds = Rondas tras las que termina la partida (0: nunca)
option-silver-isle-memory-aid = La página muestra lo que todos podrían recordar de las cuadrillas

## Llegar y esperar

join-title = Te invitan a { $game }
your-name = Tu nombre
sit-down = Sentarse
sit-down-as = Sentarme como { $name }
bad-invite = Este enlace no abre esta mesa. Pide uno nuevo.
bad-name = Elige otro nombre: hasta 24 signos que se vean.
no-rematch = No se ha podido abrir otra mesa. Inténtalo de nuevo.
wrong-link-title = Este enlace no da asiento aquí
wrong-link-text = Puede que haya llegado cortado. Pídelo otra vez. Cuando empiece la partida, podrás verla aquí.
watch-waiting-text = Este enlace es para mirar: la partida se verá aquí en cuanto empiece. Para jugar, pide el enlace de invitación.
host-without-seat = Esta mesa es tuya, pero no tienes asiento. La partida empieza sola cuando todos los asientos estén ocupados.
could-not-join = No has podido sentarte. Quizá alguien fue más rápido.
seat-taken = Alguien fue más rápido: este asiento ya está ocupado.
you-watch = Ahora miras la partida.
waiting-title = { $game }: esperando gente
invite-text = Envía este enlace a quien vaya a jugar contigo:
invite-link = Enlace para unirse
let-bot-sit = Que se siente un bot
send-bot-away = Que se vaya
send-bot-away-from = Que se vaya el bot del asiento { $seat }
has-begun = La partida ha empezado: sus bots siguen jugando.
waiting-text = La partida empieza sola cuando todos los asientos están ocupados. Puedes cerrar esta página y volver.
bot = bot
you = tú
away = ausente

## La mesa

what-is-asked = Lo que se pide
your-turn = Te toca.
waiting-for = Esperando a { $name }.
chance-decides = Decide el azar.
on-its-way = En camino…
game-over = La partida ha terminado.
which-one = ¿Cuál de ellos?
skip = Saltar
take-back = Deshacer
hint = Pista
hint-says = { $bot } jugaría este turno:
hint-whole = La pista entera
hint-chance = Probabilidad de ganar: { $percent } %.
no-hint = No ha llegado ninguna pista. No se ha perdido nada: vuelve a pedirla.
recap-before = Lo que se hizo antes
recap-after = Lo que se hizo después
play-again = Verlo otra vez
must-be-seen = Esto te afecta
i-see = Entendido
your-steps = Tus pasos
change = { $before } → { $after } { $unit }.
then-you = Después: { $question }
then-other = Después decide { $name }.
then-chance = Después: { $question }
then-nobody = Con eso acaba la partida.
then-unknown = Lo que viene después depende de lo que está oculto.
do-it = Hacerlo
turn-of =
    { $name ->
        [you] Tu turno, paso a paso
       *[other] El turno de { $name }, paso a paso
    }
step-is-done = (hecho)
step-is-now = (ahora)
step-is-ahead = (por venir)
step-is-skipped = (omitido)
the-rule = La regla
seats = Asientos
beside-the-board = Junto al tablero
tab-log = Crónica
tab-choices = Opciones
tab-chat = Charla
tab-table = Mesa
log-empty = Todavía no ha pasado nada.
no-choices = Ahora no tienes nada que elegir.
chat-empty = Nadie ha dicho nada todavía.
say-something = Di algo
send = Enviar
chat-too-fast = Escribes más rápido de lo que los demás leen: espera un momento y vuelve a enviarlo.
chat-unsaid = Esta línea no se envió.
watch-link = Para mirar:
watchers =
    { $number ->
        [0] Nadie mira.
        [one] Mira una persona.
       *[other] Miran { $number } personas.
    }
download-record = Descargar el registro
tap-shows = En una pantalla táctil, el primer toque muestra lo que trae una opción, y el segundo la ejecuta
motion = Movimiento en el tablero
guide-again = Mostrar la guía otra vez
leave = Irme: un bot sigue por mí
leave-table = Dejar esta mesa
leaving-means = Tu asiento quedará libre para otra persona. Mientras lo esté, el enlace te trae de vuelta.
leaving-host-means = Tu asiento quedará libre y la mesa saldrá de tu lista. Seguirá esperando a quien tenga el enlace, y a ti.
stay = Quedarme
come-back = Volver y seguir jugando yo
substitute = Que un bot juegue por { $name }
away-for = Hace { $time } que { $name } no está.
bot-comes-in = Un bot le sustituye dentro de { $time }.
may-ask-in = Podrás pedir un bot dentro de { $time }.
no-bot-came = No ha venido ningún bot. Pídelo otra vez.
hand-over-title = { $name }, te toca
hand-over-text = Pasa la pantalla a la siguiente persona. Los demás miran a otro lado.
hand-over-ready = Soy { $name }: muéstrame el tablero

dice-title = Dados limpios
dice-text = Todos los dados de esta partida quedaron fijados antes de empezar por un secreto sellado y una aportación de cada asiento. El secreto se abre al final.
dice-seal = Sello:
dice-secret = Secreto:
check-dice = Comprobar los dados
dice-good = Los dados son limpios: { $drawn } tiradas en { $plies } jugadas vuelven a salir iguales.
dice-bad = Los dados no vuelven a salir iguales: { $fault }

## El final, y otra vez

result = Resultado
wins =
    { $number ->
        [0] La partida ha terminado
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
points-any =
    { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }
points-silk =
    { $number ->
        [one] 1 punto de seda
       *[other] { $number } puntos de seda
    }
points-silver-isle = { $number } de plata
you-came-first =
    { $number ->
        [0] Has ganado: el desempate estaba de tu parte
       *[other] Has ganado, con { $points } de ventaja
    }
you-came =
    Has quedado en { $place ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[6] sexto
    } lugar, { $number ->
        [0] solo por el desempate
       *[other] a { $points }
    }
you-share = Compartes la victoria
place = Lugar { $place }
result-sources = De dónde vienen los puntos
result-sum = Resultado
source = Fuente
tie-decided = Los mejores tenían el mismo resultado. Lo que decidió: { $what } ({ $list }).
tie-stands = Los mejores tenían el mismo resultado, y nada deshace el empate.
rematch = Jugar otra vez
to-rematch = A la siguiente partida
replay = Volver a verla
look-at-board = Mirar el tablero
replay-start = El comienzo.
step-back = Un paso atrás
step-on = Un paso adelante
run = Reproducir
pause = Pausa
moment = Momento
copy-moment = Copiar un enlace a este momento
score-graph = La evolución de los puntos
chances-to-win = Probabilidades de ganar
eyes = Con qué ojos
eyes-of = Lo que ve { $name }
win-chances = Probabilidades de ganar: { $list }
eyes-everybody = Todo a la vista
eyes-nobody = Como lo vio un espectador
turn-at =
    { $turn ->
        [0] Preparativos
       *[other] Turno { $turn } de { $of }
    }
turn-number =
    { $number ->
        [0] Preparativos.
       *[other] Turno { $number }.
    }
axis = por turnos
steps = Pasos
steps-turn = Turno a turno
steps-own = Decisiones propias
steps-ply = Cada paso
speed = Velocidad
speed-slow = Despacio
speed-usual = Velocidad normal
speed-fast = Deprisa
play-from-here = Seguir jugando desde aquí ({ $bot })

analysis = Análisis
analyse = Analizar esta partida
analysis-means = Un bot fuerte mira cada decisión y cada tirada: qué costaron o dieron, y qué habría hecho él.
analysis-waiting = Otras partidas van antes. El análisis empieza solo.
analysis-running = El bot está repasando la partida. Mientras tanto puedes mirar lo que quieras.
analysis-failed = El análisis ha fallado. No se ha perdido nada: pídelo otra vez.
analysis-too-many = Se han pedido muchos análisis: espera un minuto y pídelo otra vez.
analysis-sums = Probabilidad de ganar, sumada en toda la partida
analysis-seat = Asiento
analysis-decisions = Decisiones
analysis-lost = Perdido con ellas
analysis-luck = Por suerte
analysis-note = Las decisiones se juzgan por lo que se podía saber entonces; la suerte, por todo lo que había. Las cifras pequeñas caen dentro de lo que un bot puede distinguir.
analysis-turns = Momentos decisivos
turning-point = Momento decisivo en el turno { $number }: { $name } { $change }
turned-by-chance = Suerte: { $name } { $change }
turned-by-choice = Una decisión: { $name } { $change }
analysis-costly = Lo que más costó
analysis-found =
    { $number ->
        [0] nada que contar
        [one] una decisión
       *[other] { $number } decisiones
    }
costly-chance = Probabilidad de ganar { $chance } %, con lo mejor { $best } %
you-chose = Elegiste
chosen-by = { $name } eligió
bot-would = { $bot } habría elegido
costly-why = Por qué: al final de ese turno
costly-instead = { $what }: { $best } { $unit } en vez de { $played }
costly-other = { $name }, { $what }: { $best } { $unit } en vez de { $played }
costly-better-for = Lo que habla a su favor: { $list }
show-moment = Verlo

## La guía

guide = Guía de la primera partida
guide-skip = Saltar
guide-next = Seguir
guide-done = A jugar

## Aprender un juego

first-turn = Juega tu primer turno
first-turn-means = Hay una partida de verdad a la mitad, y te toca. La página te guía.
all-rules = Todas las reglas


## Acerca de

about-title = Acerca de Serai
about-lead = Un serai es la posada donde descansan las caravanas y la gente juega. Este está abierto a todos.
about-silk-title = Silk
about-silk-makers = Un juego de Luís Ranedo Torres, ilustrado por Roc Espinet, publicado por Devir.
about-silk-text = Se juega aquí con las reglas impresas, en inglés y en español, con nuestras propias palabras. Donde difieren o callan hemos decidido; la página de reglas recoge cada decisión.
about-silk-road-title = Silk Road
about-silk-road-makers = Un juego de Ted Cheatham y Bruno Faidutti, publicado por Z-Man Games en 2006.
about-silk-road-text = Las reglas son las del reglamento. El mapa impreso y la mezcla de losetas no se han podido encontrar completos, así que algunas ciudades, caminos y losetas están reconstruidos; la página de reglas dice de cada uno si es conocido, deducido o inventado por nosotros, y quien tenga la caja puede corregirlo.
about-silver-isle-title = Silver Isle
about-silver-isle-makers = Un juego para el piecepack de James Kyle, 2001, versión 0.1b.
about-silver-isle-text = Se juega según el borrador del autor hasta donde llega. Lo que deja abierto lo resuelven decisiones nuestras, todas ellas recogidas.
about-unofficial-title = No oficial, con respeto
about-unofficial = Los juegos, sus nombres y su arte pertenecen a quienes los hicieron, y las cajas bien valen la pena. Serai no está hecho ni respaldado por ellos. Las palabras, los dibujos y el código son nuestros.
about-fair-title = Limpio y discreto
about-fair = Los bots ven lo que verías tú en su lugar, nada más. Los dados se pueden comprobar después de cada partida. No hay cuentas, ni rastreadores, ni nada de otros servidores: tu navegador guarda una cookie que dice qué asientos son tuyos.
about-type-title = Tipografía
about-docs = La documentación (en parte en inglés): alojar mesas, bots, investigación y cómo está hecho Serai
about-licences = Las licencias de todo lo que compone esta página
about-type = Compuesto en Alegreya y Alegreya Sans, de Juan Pablo del Peral (Huerta Tipográfica), con la licencia SIL Open Font.

## Un juego sin tablero propio

plain-facts = Lo que hay en la mesa
plain-choices = Lo que puedes hacer
nothing = nada

## Quién va ganando, y qué han hecho los demás

score-unit =
    { $number ->
        [one] punto
       *[other] puntos
    }
score-now = { $score } { $unit } ahora
score-if-ended = { $score } { $unit } si la partida acabara ahora
if-ended = Si la partida acabara ahora
coming-means = Lo que está en camino todavía no cuenta.
how-near-the-end = Qué termina la partida y cuánto falta

# Guests, and oneself

really = ¿{ $what }?
rather-not = Mejor no
privacy = Qué se guarda de ti
take-games = Llévate tus partidas
forget-me = Que me olviden
forget-me-means = Dejas tus asientos, tu nombre pasa a ser un guion y lo que dijiste desaparece. Nadie puede recuperarlo.
forgotten = Aquí ya no se sabe quién eres.
host-tools = Para quien abrió la mesa
send-away = Echar a { $name }
send-away-waiting-means = El asiento vuelve a estar libre. Quien fue echado no puede volver, y el enlace es otro.
send-away-means = Desde entonces un bot tiene el asiento. Quien fue echado no puede volver.
renew-invite = Otro enlace
renew-invite-means = El enlace que has enviado deja de funcionar.
close-table = Cerrar esta mesa
close-table-means = La partida termina para todos, sin resultado.
closed-title = Esta mesa está cerrada
closed-text = La partida terminó aquí sin resultado.
chat-mute = Ocultar lo que dice { $name }
chat-unmute = Mostrar lo que dice { $name }
chat-report = Avisar de esta línea
chat-report-means = La leerá quien lleva este servidor.
chat-reported = avisado
